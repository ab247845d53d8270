import { randomUUID } from 'node:crypto';
import { manualKinds, type RequestKind } from '@portal/contracts/lead';
import type { UndoneDto } from '../../leads/actions/lead-action.dto.ts';
import type { LeadDto } from '../../leads/detail/lead.dto.ts';
import type { ErasureDto } from '../../leads/privacy/erasure.dto.ts';
import type { SavedVisitDto } from '../../mail/sending/visits/new-visit.dto.ts';
import type { Colleague } from '../staff.ts';
import { until } from '../until.ts';
import { send } from './desk-client.ts';
import { type Desk, LeadChecks, type Place, SequenceError } from './lead-checks.ts';
import { authservId } from './mailbox.ts';
import type { Operation, OperationOf } from './operations.ts';
import { outageMark } from './outage.ts';
import { createPeople, type Details } from './people.ts';
import * as actions from './reference-actions.ts';
import { type Correction, valuesOf } from './reference-details.ts';
import { type Change, facts, type ModelEvent, namesSomebody } from './reference-model.ts';
import { type Traces, tracesIn } from './traces.ts';

interface SentRequest {
  key: string;
  kind: RequestKind;
  language: 'en' | 'es';
  said: Partial<Details>;
  message: string | null;
  isMail?: boolean;
}

interface StoredRequest {
  id: number;
  lead: number;
  receivedAt: Date;
}

const importedFields = ['name', 'company', 'email', 'phone', 'service', 'city'] as const;

interface SentForm extends SentRequest {
  said: Partial<Details> & Pick<Details, 'email'>;
  isHeld: boolean;
}

/** Operations between two looks at the leads that they have changed. */
const looksAfter = 6;

/**
 * Runs the operations of one sequence over HTTP, and compares what staff see of the changed leads with the reference model: after each
 * operation if it runs alone, otherwise now and then, because reading leads costs most. At the end it looks at all leads.
 */
export class SequenceRun extends LeadChecks {
  /** Forms of the outage. */
  private waiting: SentForm[] = [];
  private readonly people: Details[][];
  private imports: { id: number; requests: number[]; at: number }[] = [];
  /** Leads with events of staff, and the moment of the last one. */
  private readonly touched = new Map<number, number>();
  private readonly drafted = new Set<number>();
  /** Leads that were not looked at since their last change. */
  private readonly changed = new Set<number>();

  constructor(
    desk: Desk,
    private readonly traces: Traces,
    place: Place,
  ) {
    super(desk, place);
    this.people = createPeople(traces);
    this.model.isWorkedOn = (lead) =>
      !this.isLeftAlone(lead) || this.model.requests.filter((request) => request.lead === lead).length > 1;
  }

  run(operations: Operation[]): Promise<void> {
    return this.named(async () => {
      for (const [index, operation] of operations.entries()) {
        if (this.model.leads.length > 0 || operation.kind === 'form') await this.act(operation);
        if (!this.place.isAlone && (index + 1) % looksAfter !== 0) continue;
        await this.lookAt(this.changed);
        this.changed.clear();
      }
    });
  }

  /** Finds the forms of the outage, in the order in which they were stored after it, and looks at all leads. */
  finish(): Promise<void> {
    return this.named(async () => {
      await this.findWaiting();
      await this.lookAt(this.model.leads);
    });
  }

  /** Errors of the server and of statements name the sequence too. */
  private async named(work: () => Promise<void>): Promise<void> {
    await work().catch((error) => {
      throw error instanceof SequenceError ? error : this.failure(String(error));
    });
  }

  private act(operation: Operation): Promise<void> {
    switch (operation.kind) {
      case 'form':
        return this.sendForm(operation);
      case 'manual':
        return this.enter(operation);
      case 'mail':
        return this.receiveMail(operation);
      case 'move':
        return this.moveMail(operation);
      case 'reply':
        return this.reply(this.leadAt(operation.lead), operation.isBounced);
      case 'visit':
        return this.visit(operation);
      case 'import':
        return this.importRows(operation);
      case 'take-back':
        return this.takeBack(operation.back);
      case 'correct':
        return this.correct(operation);
      case 'undo':
        return this.undo(operation);
      case 'note':
        return operation.isSaved ? this.note(this.leadAt(operation.lead)) : this.draft(this.leadAt(operation.lead));
      case 'view':
        return this.saveView(operation);
      case 'step':
        return this.setStep(this.leadAt(operation.lead), operation.due);
      case 'end-step':
        return this.endStep(this.leadAt(operation.lead), operation.isDone);
      case 'contact':
        return this.contact(this.leadAt(operation.lead), operation.hasNote);
      case 'merge':
        return this.merge(this.leadAt(operation.lead), this.leadAt(operation.other));
      case 'separate':
        return this.separate(this.leadAt(operation.lead));
      case 'erase':
        return this.erase(this.leadAt(operation.lead));
      default:
        return this.changeLeads(operation);
    }
  }

  private async sendForm(form: OperationOf<'form'>): Promise<void> {
    const { name, company, phone, service, email } = this.detailsOf(form);
    const [firstName, lastName] = name.split(' ');
    const isContact = form.form === 'contact';
    const said = {
      ...{ name, email },
      ...(form.hasPhone && { phone }),
      ...((form.hasCompany || !isContact) && { company }),
      ...(isContact && { service }),
    };
    const isDelayed = isContact && form.isDelayed;
    const message = isContact ? `A ${this.traces.word()}${isDelayed ? ` ${outageMark}` : ''}.` : null;
    const [key, { language, isHeld }] = [randomUUID(), form];
    const body = {
      ...(isContact ? { ...said, message } : { ...said, firstName, lastName, name: undefined }),
      ...{ language, submissionId: key },
      ...(isHeld && { website: 'x' }),
    };
    this.steps.push(`${isHeld ? 'held ' : ''}form${isDelayed ? ` ${outageMark}` : ''}: ${JSON.stringify(said)}`);
    const path = isContact ? 'contact' : 'download-case-study';
    this.expectStatus(await send(this.desk.api, 'POST', path, { body }), isContact ? 201 : 200);
    const sent = { key, kind: form.form, language, said, message, isHeld };
    if (!isDelayed) return this.receiveForm(sent);
    this.waiting.push(sent);
    for (const trace of tracesIn(JSON.stringify(body))) this.everSaid.add(trace);
  }

  private receiveForm = (form: SentForm): Promise<void> =>
    this.receive(form, form.isHeld ? null : this.model.leadOfAddress(form.said.email), { isHeld: form.isHeld });

  private async findWaiting(): Promise<void> {
    const keys = this.waiting.map(({ key }) => key);
    const stored = await this.desk.api.sql<{ key: string }>(
      'select key from requests where key = any($1::uuid[]) order by id',
      [keys],
    );
    this.expect('the number of forms from the journal', stored.length, keys.length);
    this.steps.push('end of the outage');
    for (const { key } of stored) for (const form of this.waiting) if (form.key === key) await this.receiveForm(form);
  }

  private async enter(manual: OperationOf<'manual'>): Promise<void> {
    const { name, company, phone, service, city, email } = this.detailsOf(manual);
    const said = { name, company, service, city, ...(manual.hasEmail && { email }), ...(manual.hasPhone && { phone }) };
    const message = `Asked for a ${this.traces.word()}.`;
    const [key, { by: kind, isAnswered }] = [randomUUID(), manual];
    const target = manual.lead === null ? null : this.model.rootOf(this.leadAt(manual.lead));
    this.steps.push(`${kind}${target === null ? '' : ` added to ${target}`}: ${JSON.stringify(said)}`);
    const body = {
      ...said,
      kind,
      message,
      draftId: key,
      answered: isAnswered,
      receivedAt: new Date(Date.now() - manual.hoursAgo * 3_600_000).toISOString(),
      ...(target !== null && { leadId: target }),
    };
    this.expectStatus(await this.post('leads', body), 201);
    await this.receive({ key, kind, language: 'en', said, message }, target, { isAnswered });
  }

  private async receiveMail(mail: OperationOf<'mail'>): Promise<void> {
    const { model, desk } = this;
    const { mailbox, api } = desk;
    const { name, email } = this.detailsOf(mail);
    const message = `Has a ${this.traces.word()}.`;
    const conversation = mail.lead === null ? null : this.leadAt(mail.lead);
    const messageId = `${randomUUID()}@people.example`;
    const isOfStaff = mail.by === 'colleague' || mail.by === 'forged-colleague';
    const from = { sender: email, relay: 'no-reply@forms.example' }[mail.by as string] ?? desk.agents[0].email;
    this.steps.push(`mail${conversation === null ? '' : ` to ${conversation}`} by ${mail.by}: ${name} <${email}>`);
    await mailbox.deliver(
      api,
      {
        'Message-ID': `<${messageId}>`,
        From: `${name} <${from}>`,
        ...(mail.by === 'relay' && { 'Reply-To': `${name} <${email}>` }),
        ...(mail.by === 'colleague' && {
          To: 'customer@people.example',
          'Authentication-Results': `${authservId}; dmarc=pass header.from=${from.split('@')[1]}`,
        }),
        ...(conversation !== null && { 'Delivered-To': mailbox.replyAddressOf(conversation) }),
      },
      message,
    );
    const text = isOfStaff ? `${name} ${message}` : `${name} ${email} ${message}`;
    for (const trace of tracesIn(text)) this.everSaid.add(trace);
    const sender = { name, email: isOfStaff ? null : email };
    const sent = { sender, addresses: isOfStaff ? [] : [email], text, isOfStaff };
    if (mail.by === 'colleague' && conversation !== null) {
      model.mails.push({ ...sent, request: null, lead: conversation, isAnswer: true });
      this.drafted.add(conversation);
      this.changed.add(conversation);
      return;
    }
    const [stored] = await api.sql<{ id: number; key: string }>(
      'select requests.id, key from requests join messages on request_id = requests.id where message_id = $1',
      [messageId],
    );
    if (!stored) throw this.failure('The mail is not stored as a request.');
    const place = conversation === null ? null : model.placeInTree(conversation);
    const target = place ?? (isOfStaff ? null : model.leadOfAddress(email));
    const said = target === null ? { name, ...(!isOfStaff && { email }) } : {};
    model.mails.push({ ...sent, request: stored.id, lead: 0, isAnswer: target !== null });
    // The words of a conversation are those of its mails.
    await this.receive({ key: stored.key, kind: 'email', language: 'en', said, message, isMail: true }, target, {
      isSaid: target === null,
    });
  }

  /** Moves a mail of the conversation of a lead, which has not started one. */
  private async moveMail({ lead: index, mail: nth, target: to }: OperationOf<'move'>): Promise<void> {
    const { model, desk } = this;
    const source = model.rootOf(this.leadAt(index));
    const movable = model
      .requestsOf(source)
      .filter((request) => !request.said.email && model.isInInbox(request))
      .flatMap((request) => {
        const mail = model.mails.find((one) => one.request === request.id && one.isAnswer);
        return mail ? { request, mail } : [];
      });
    const chosen = movable[nth % movable.length];
    if (!chosen) return;
    const { request, mail } = chosen;
    const target = to === null ? null : this.leadAt(to);
    const ofSender = mail.sender.email && model.leadOfAddress(mail.sender.email);
    const known = target ?? ofSender;
    const isPossible =
      (target !== null || mail.sender.email !== null) &&
      (known === null || (model.rootOf(Number(known)) !== source && !model.isSpam(model.rootOf(Number(known)))));
    this.steps.push(`move request ${request.id} of ${source} to ${target ?? 'the lead of its sender'}`);
    const [stored] = await desk.api.sql<{ id: number }>('select id from messages where request_id = $1', [request.id]);
    const answer = await this.post<{ batchId: string; leadId: number }>(`messages/${stored?.id}/move`, {
      leadId: target,
    });
    this.expectStatus(answer, isPossible ? 200 : 409);
    if (!isPossible) return;
    const isStarted = known === null;
    const place = isStarted ? answer.body.leadId : this.placeOf(Number(known));
    this.expect('the lead of the mail', answer.body.leadId, place);
    if (isStarted) model.apply([{ lead: source, changes: [model.change(place, facts.status(place), 'new')] }]);
    this.record(answer.body.batchId, model.apply(actions.move(model, request, place, isStarted)));
    this.changed.add(place);
  }

  private placeOf(lead: number): number {
    const root = this.model.rootOf(lead);
    return this.model.placeInTree(root) ?? root;
  }

  /** Queues a reply, which is never sent. It stays with the lead of its recipient, and so does what comes back. */
  private async reply(lead: number, isBounced: boolean): Promise<void> {
    const { email, timeline } = await this.look(lead);
    if (!email) return;
    const { api, mailbox } = this.desk;
    const text = `We have a ${this.traces.word()}.`;
    this.steps.push(`reply${isBounced ? ' that bounces' : ''}: ${lead}`);
    const seenEntryId = timeline[0]?.id ?? 0;
    const body = { draftId: randomUUID(), seenEntryId, to: [email], text };
    const answer = await this.post<{ id: number }>(`leads/${lead}/messages`, body);
    this.expectStatus(answer, 201);
    const [message] = await api.sql<{ lead: number; messageId: string }>(
      'select lead_id as lead, message_id as "messageId" from messages where id = $1',
      [answer.body.id],
    );
    if (!message) throw this.failure('The reply is not stored.');
    this.sendTo(email, message.lead, text);
    if (!isBounced) return;
    const report = `No ${this.traces.word()}`;
    this.say(message.lead, report);
    await mailbox.deliver(
      api,
      {
        'Message-ID': `<${randomUUID()}@mx.example>`,
        From: 'MAILER-DAEMON@mx.example',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      },
      `--b\n\n${report}\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ${email}\nAction: failed\nStatus: 5.1.1\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <${message.messageId}>\n\nHello\n--b--`,
    );
    const { details } = await this.look(lead);
    const address = details.email.find(({ value }) => value === email);
    this.expect('whether the address is marked', typeof address?.bouncedAt, 'string');
  }

  /** Remembers a mail of ours. */
  private sendTo(address: string, lead: number, text: string): void {
    const sender = { name: '', email: null };
    const mail = { request: null, lead, sender, addresses: [address], text: `${text} ${address}` };
    this.model.mails.push({ ...mail, isAnswer: true, isOfStaff: true });
    for (const trace of tracesIn(mail.text)) this.everSaid.add(trace);
    this.drafted.add(lead);
  }

  /** Schedules a visit, or changes the last one. It stays with its lead, and an invitation, which is never sent, with it. */
  private async visit({ lead: index, change, isSent }: OperationOf<'visit'>): Promise<void> {
    const { model, desk } = this;
    const lead = this.leadAt(index);
    const { email, timeline, visits } = await this.look(lead);
    const known = visits.findLast(({ isCancelled }) => !isCancelled);
    const visit = change === 'schedule' ? undefined : model.visits.find(({ id }) => id === known?.id);
    if (change !== 'schedule' && !visit) return;
    const text = `The gate code is ${this.traces.word()}.`;
    const address = `${this.traces.word()} Lane`;
    const attendee = isSent ? email : null;
    this.steps.push(`${change} visit${attendee ? '' : ' without an e-mail'}: ${lead}`);
    const mail = { draftId: randomUUID(), seenEntryId: timeline[0]?.id ?? 0, email: attendee, text };
    const plan = { day: '2035-06-05', time: '10:00', minutes: 60, address, note: text, isConfirmed: true };
    const body = { ...mail, ...plan, assigneeId: desk.agents[1].id };
    const path = `leads/${lead}/visits`;
    const answer = await (change === 'cancel'
      ? this.post<SavedVisitDto>(`${path}/${visit?.id}/cancel`, mail, desk.agents[1])
      : visit
        ? this.put<SavedVisitDto>(`${path}/${visit.id}`, body)
        : this.post<SavedVisitDto>(path, body, desk.agents[1]));
    this.expectStatus(answer, change === 'move' ? 200 : 201);
    const [stored] = await desk.api.sql<{ lead: number }>('select lead_id as lead from site_visits where id = $1', [
      answer.body.id,
    ]);
    const place = visit?.lead ?? (attendee ? stored?.lead : model.rootOf(lead)) ?? 0;
    this.expect('the lead of the visit', stored?.lead, place);
    const isCancelled = change === 'cancel';
    model.visits = model.visits.filter((one) => one !== visit);
    model.visits.push({
      ...{ id: answer.body.id, lead: place, isCancelled },
      address: isCancelled && visit ? visit.address : address,
    });
    if (!isCancelled) this.say(place, `${address} ${text}`);
    if (attendee) this.sendTo(attendee, place, text);
    this.touch([{ lead: place }]);
    await this.look(lead);
  }

  /** Finds a request that was sent, which must be in the target, or in a lead of its own. */
  private async receive(
    sent: SentRequest,
    target: number | null,
    how: { isHeld?: boolean; isAnswered?: boolean; isSaid?: boolean } = {},
  ) {
    const [stored] = await this.desk.api.sql<StoredRequest>(
      'select id, lead_id as lead, received_at as "receivedAt" from requests where key = $1',
      [sent.key],
    );
    const events = this.store(sent, stored, target, how);
    if (!stored || events.length === 0) return;
    const isManual = !sent.isMail && manualKinds.some((one) => one === sent.kind);
    this.model.batches.push({ id: await this.openingOf(stored.id), isUndoneFirst: isManual, events });
    if (isManual) this.touch(events);
  }

  /** Returns the id of the action of a request that has opened its lead. */
  private async openingOf(request: number): Promise<string> {
    const [event] = await this.desk.api.sql<{ batch_id: string }>(
      `select batch_id from lead_events where kind = 'reopened' and request_id = $1`,
      [request],
    );
    return event?.batch_id ?? '';
  }

  /** Adds a request to the model. Returns the events of a lead that it has opened. */
  private store(
    { kind, language, said, message, isMail = false }: SentRequest,
    stored: StoredRequest | undefined,
    target: number | null,
    { isHeld = false, isAnswered = false, startsClock = true, isSaid = true } = {},
  ): ModelEvent[] {
    const { model } = this;
    if (!stored) throw this.failure('The request is not stored.');
    const { id, lead, receivedAt } = stored;
    this.steps.push(`  request ${id} of lead ${lead}`);
    this.expect('the lead of the request', model.leads.includes(lead) ? lead : null, target);
    this.changed.add(lead);
    const request = { id, lead, receivedAt, kind, language, said, message, isMail };
    if (isSaid) this.say(lead, JSON.stringify(request));
    const due = isHeld || !startsClock ? null : model.moment();
    const opens = target !== null && startsClock && !isAnswered;
    const reopened = opens ? actions.reopen(model, model.rootOf(lead), request) : [];
    if (target === null) model.leads.push(lead);
    model.requests.push(request);
    model.apply([
      {
        lead,
        changes: [
          model.change(lead, facts.state(id), isHeld ? 'held' : 'inbox'),
          model.change(lead, facts.due(id), due),
          model.change(lead, facts.answered(id), isAnswered ? due : null),
          ...(target === null ? [model.change(lead, facts.status(lead), isAnswered ? 'contacted' : 'new')] : []),
        ],
      },
    ]);
    return model.apply(reopened);
  }

  private async importRows({ rows, startsClock }: OperationOf<'import'>): Promise<void> {
    const { model, desk } = this;
    const sent = rows.map((row): SentRequest => {
      const { name, company, phone, service, city, email } = this.detailsOf(row);
      const hasEmail = row.hasEmail || !row.hasPhone;
      const said = { name, company, service, city, ...(hasEmail && { email }), ...(row.hasPhone && { phone }) };
      return { key: '', kind: 'import', language: 'en', said, message: `Met about a ${this.traces.word()}.` };
    });
    this.steps.push(`import: ${JSON.stringify({ startsClock, rows: sent.map(({ said }) => said) })}`);
    const lines = sent.map(({ said, message }) =>
      [...importedFields.map((field) => said[field] ?? ''), message].map((cell) => `"${cell}"`).join(),
    );
    const mapping = { separator: ',', firstRow: 1, hasHeadings: false, columns: [...importedFields, 'message'] };
    const start = async (): ReturnType<typeof this.post<{ id: number }>> => {
      const uploaded = await desk.api.request
        .post('/api/admin/imports/files')
        .set({ Cookie: desk.manager.cookie, 'Content-Type': 'application/octet-stream' })
        .send(Buffer.from(lines.join('\n')));
      this.expect('the status of an upload', uploaded.status, 201);
      const list = { ...mapping, name: 'A list', startsClock };
      const answer = await this.post<{ id: number }>(`imports/${uploaded.body.id}/start`, list, desk.manager);
      // Another sequence has erased a person, and with it all files that are not imported.
      return answer.status === 404 ? start() : answer;
    };
    const started = await start();
    this.expectStatus(started, 200);
    const { id } = started.body;
    await this.importEnds(id, 'done');
    const stored = await desk.api.sql<StoredRequest>(
      'select id, lead_id as lead, received_at as "receivedAt" from requests where import_id = $1 order by id',
      [id],
    );
    this.expect('the number of imported rows', stored.length, sent.length);
    const opened = sent.map((row, index) => {
      const target = row.said.email ? model.leadOfAddress(row.said.email) : null;
      const events = this.store(row, stored[index], target, { startsClock });
      this.touch(events);
      return { request: stored[index]?.id ?? 0, events };
    });
    for (const { request, events } of opened.filter(({ events }) => events.length > 0))
      model.batches.push({ id: await this.openingOf(request), isUndoneFirst: false, events, request });
    this.imports.push({ id, requests: stored.map(({ id }) => id), at: model.moment() });
  }

  /** Leads that have only the import, and that staff have left alone, are removed. Others lose its unanswered requests. */
  private async takeBack(back: number): Promise<void> {
    const { model, desk } = this;
    const list = this.imports.at(-1 - back);
    if (!list) return;
    this.steps.push(`take back import ${list.id}`);
    const own = model.requests.filter(({ id }) => list.requests.includes(id));
    const leads = [...new Set(own.map(({ lead }) => lead))];
    const hasOthers = (lead: number) =>
      model.requests.some((one) => one.lead === lead && !own.includes(one) && namesSomebody(one));
    const removedLeads = leads.filter((lead) => !hasOthers(lead) && this.isUntouched(lead));
    const removed = own.filter(({ id, lead }) => hasOthers(lead) && model.get(facts.answered(id)) === null);
    const kept = leads.filter((lead) => !removedLeads.includes(lead) && !removed.some((one) => one.lead === lead));
    const { body } = await send<Record<string, unknown>>(desk.api, 'GET', `admin/imports/${list.id}/removal`, {
      staff: desk.manager,
    });
    this.expect(
      'what is removed',
      { leads: body.leads, requests: body.requests, kept: body.kept },
      { leads: removedLeads.length, requests: removed.length, kept: kept.length },
    );
    this.expectStatus(await this.post(`imports/${list.id}/take-back`, {}, desk.manager), 200);
    await this.importEnds(list.id, 'taken-back');
    this.imports = this.imports.filter((one) => one !== list);
    const opened = model.batches.flatMap(({ request, events: [event] }) =>
      event && removed.some(({ id }) => id === request) ? event : [],
    );
    model.removeRequests(removed.map(({ id }) => id));
    for (const { lead, changes } of opened.filter((one) =>
      one.changes.some(({ fact }) => fact === facts.status(one.lead)),
    )) {
      const isAlone = (this.touched.get(lead) ?? 0) <= list.at && model.statusOf(lead) === 'new';
      if (isAlone && !model.visibleRequestsOf(lead).some(model.isWaiting))
        model.apply([
          {
            lead,
            // The end of the request is gone with it.
            changes: changes
              .filter(({ fact }) => model.get(fact) !== 'removed' && fact !== facts.snooze(lead))
              .map(({ fact, before }) => model.change(lead, fact, before)),
          },
        ]);
    }
    for (const request of removed) this.unsay(request.lead, JSON.stringify(request));
    model.remove(removedLeads);
    for (const one of removedLeads) {
      this.said.delete(one);
      this.takenBack.delete(one);
      this.expectStatus(await send(desk.api, 'GET', `admin/leads/${one}`, { staff: desk.manager }), 404);
    }
    for (const lead of [...removed.map(({ lead }) => lead), ...kept]) this.changed.add(lead);
  }

  private importEnds = (id: number, state: string) =>
    until(async () => {
      const [row] = await this.desk.api.sql<{ state: string }>('select state from imports where id = $1', [id]);
      return row?.state === state;
    });

  private isUntouched = (lead: number): boolean =>
    this.isLeftAlone(lead) && !this.model.mails.some((mail) => this.model.leadOfMail(mail) === lead);

  private isLeftAlone = (lead: number): boolean =>
    !this.touched.has(lead) &&
    !this.drafted.has(lead) &&
    this.model.parentOf(lead) === null &&
    this.model.membersOf(lead).length === 1 &&
    !this.model.marked.some((row) => row.lead === lead && this.model.marksOf(lead, row.field, row.value));

  /** Remembers when staff have worked on leads. */
  private touch(events: { lead: number }[]): void {
    const moment = this.model.moment();
    for (const { lead } of events) this.touched.set(lead, moment);
  }

  private async changeLeads(
    operation: OperationOf<'status' | 'outcome' | 'assign' | 'snooze' | 'spam' | 'release'>,
  ): Promise<void> {
    const { model } = this;
    const first = this.leadAt(operation.lead);
    const leadIds = [...new Set([first, operation.other === null ? first : this.leadAt(operation.other)])];
    // Of several, those that are merged are left.
    const roots =
      leadIds.length === 1 ? [model.rootOf(first)] : leadIds.filter((lead) => model.parentOf(lead) === null);
    const owner =
      operation.kind === 'assign' && operation.owner !== null ? this.desk.agents[operation.owner] : undefined;
    const events = roots.flatMap((root) => {
      if (operation.kind === 'status') return actions.setStatus(model, root, operation.status, operation.outcome);
      if (operation.kind === 'outcome') return actions.setOutcome(model, root, operation.outcome);
      if (operation.kind === 'assign') return actions.assign(model, root, owner?.id ?? null);
      if (operation.kind === 'snooze') return actions.snooze(model, root, operation.until);
      return operation.kind === 'spam' ? actions.markAsSpam(model, root) : actions.release(model, root);
    });
    const { kind } = operation;
    const action = {
      kind,
      ...(kind === 'status' && { status: operation.status }),
      ...((kind === 'status' || kind === 'outcome') && { outcome: operation.outcome }),
      ...(kind === 'assign' && { ownerId: owner?.id ?? null }),
      ...(kind === 'snooze' && { until: operation.until }),
    };
    this.steps.push(`${JSON.stringify(action)}: ${leadIds}`);
    const answer = await this.post<{ batchId: string; changed: number }>('leads/actions', { leadIds, action });
    const isOpen = kind === 'outcome' && leadIds.length === 1 && events.length === 0;
    this.expectStatus(answer, isOpen ? 409 : 200);
    if (isOpen) return;
    const applied = model.apply(events);
    this.expect('the number of changed leads', answer.body.changed, applied.length);
    this.record(answer.body.batchId, applied);
  }

  private async setStep(lead: number, due: string): Promise<void> {
    const { model } = this;
    const root = model.rootOf(lead);
    const text = `Call about a ${this.traces.word()}`;
    this.steps.push(`next step of ${lead}: ${text}, ${due}`);
    const answer = await this.put<{ batchId: string }>(`leads/${lead}/next-step`, { text, due });
    const isOpen = !model.isClosed(root) && !model.isSpam(root);
    this.expectStatus(answer, isOpen ? 200 : 409);
    if (!isOpen) return;
    // Other sequences set next steps at the same time.
    const [stored] = await this.desk.api.sql<{ id: number }>('select id from next_steps where text = $1', [text]);
    const id = stored?.id ?? 0;
    model.steps.push({ id, lead: root, text, due });
    this.say(root, text);
    await this.record(answer.body.batchId, model.apply(actions.setStep(model, root, id)));
  }

  private async endStep(lead: number, isDone: boolean): Promise<void> {
    const { model } = this;
    const root = model.rootOf(lead);
    const step = model.stepOf(root);
    this.steps.push(`end of the next step of ${lead}: ${step?.text}`);
    const path = `leads/${lead}/next-step/${step?.id ?? 1_000_000}`;
    const answer = await send<{ batchId: string }>(
      this.desk.api,
      isDone ? 'POST' : 'DELETE',
      `admin/${path}${isDone ? '/complete' : ''}`,
      { staff: this.desk.agents[0] },
    );
    this.expectStatus(answer, step ? 200 : 409);
    if (step) await this.record(answer.body.batchId, model.apply(actions.setStep(model, root, null)));
  }

  private async note(lead: number): Promise<void> {
    const text = `The dog is called ${this.traces.word()}.`;
    this.steps.push(`note: ${lead}`);
    const answer = await this.post<{ id: number }>(`leads/${lead}/notes`, { text });
    this.expectStatus(answer, 201);
    const root = this.addNote(lead, text);
    this.touch([{ lead: root }]);
    this.changed.add(root);
  }

  private async draft(lead: number): Promise<void> {
    const text = `Perhaps a ${this.traces.word()}`;
    this.steps.push(`draft: ${lead}`);
    const body = { kind: 'note', text, revision: 0 };
    this.expectStatus(await this.put(`leads/${lead}/drafts/${randomUUID()}`, body), 200);
    this.say(lead, text);
    this.drafted.add(lead);
  }

  private async saveView(view: OperationOf<'view'>): Promise<void> {
    const value = this.detailsOf(view)[view.field];
    this.steps.push(`view: ${value}`);
    const body = { name: `View ${this.traces.word()}`, query: `q=${encodeURIComponent(value)}` };
    this.expectStatus(await this.post('views', body), 200);
    this.views.push({ value, text: JSON.stringify(body) });
    for (const trace of tracesIn(`${body.name} ${value}`)) this.everSaid.add(trace);
  }

  private async contact(lead: number, hasNote: boolean): Promise<void> {
    const { model, desk } = this;
    const note = hasNote ? `Has a ${this.traces.word()}.` : null;
    this.steps.push(`contact: ${lead}`);
    const answer = await this.post<{ batchId: string }>(`leads/${lead}/contacts`, { channel: 'call', note });
    this.expectStatus(answer, 200);
    const root = model.rootOf(lead);
    if (note) this.addNote(lead, note);
    const events = model.apply(actions.contact(model, root, desk.agents[0].id));
    // A contact is an action also if it changes nothing.
    this.record(answer.body.batchId, events.length > 0 ? events : [{ lead: root, changes: [], isUndone: false }]);
  }

  private async merge(lead: number, other: number): Promise<void> {
    const [into, merged] = [this.model.rootOf(lead), this.model.rootOf(other)];
    this.steps.push(`merge ${other} into ${lead}`);
    const answer = await this.post<{ batchId: string }>(`leads/${lead}/merge`, { leadId: other });
    this.expectStatus(answer, into === merged ? 409 : 200);
    if (into !== merged) this.record(answer.body.batchId, this.model.apply(actions.merge(this.model, into, merged)));
  }

  private async separate(lead: number): Promise<void> {
    const root = this.model.rootOf(lead);
    this.steps.push(`separate ${lead} from ${root}`);
    const answer = await this.post<{ batchId: string }>(`leads/${root}/separate`, { leadId: lead });
    this.expectStatus(answer, lead === root ? 409 : 200);
    if (lead !== root) this.record(answer.body.batchId, this.model.apply(actions.separate(this.model, root, lead)));
  }

  private async correct({ lead: index, changes }: OperationOf<'correct'>): Promise<void> {
    const { model } = this;
    const lead = this.leadAt(index);
    const corrections = changes.map(({ field, action, value }): Correction => {
      const known = value.of === 'lead' ? valuesOf(model, model.rootOf(lead), field) : [];
      const person = value.of === 'person' ? value : { person: 0, variant: 0 };
      return {
        ...{ field, action },
        value: known[value.of === 'lead' ? value.place % known.length : 0]?.value ?? this.detailsOf(person)[field],
      };
    });
    this.steps.push(`correct ${lead}: ${JSON.stringify(corrections)}`);
    const isRoot = model.parentOf(lead) === null;
    const events = isRoot ? actions.correct(model, lead, corrections) : null;
    const answer = await this.put<LeadDto>(`leads/${lead}/details`, { changes: corrections });
    this.expectStatus(answer, isRoot ? (events ? 200 : 422) : 409);
    if (!events) return;
    const applied = model.apply(events);
    for (const { lead, fact, after } of applied.flatMap(({ changes }) => changes))
      if (typeof after === 'object' && after?.isAdded) this.say(lead, fact);
    this.check(answer.body);
    this.remember(applied.length > 0 ? (answer.body.timeline[0]?.batchId ?? '') : undefined, applied);
  }

  private async undo({ back }: OperationOf<'undo'>): Promise<void> {
    const { model } = this;
    const batch = model.batches.at(-1 - back);
    if (!batch) return;
    const possible = model.undoable(batch);
    // Without its id, the last action is undone.
    const isLatest =
      back === 0 && batch.isUndoneFirst && possible.length === batch.events.length && possible.length > 0;
    this.steps.push(`undo ${JSON.stringify(batch)}`);
    const answer = await this.post<UndoneDto>('leads/undo', isLatest ? {} : { batchId: batch.id });
    if (possible.length === 0) {
      this.expectStatus(answer, batch.events.length > 0 ? 409 : 404);
      return;
    }
    this.expectStatus(answer, 200);
    this.expect('the undone action', answer.body.batchId, batch.id);
    this.expect('the number of undone events', answer.body.restored, possible.length);
    const events = actions.undo(model, batch);
    model.apply(events);
    const [undone] = await this.desk.api.sql<{ batch_id: string }>(
      `select batch_id from lead_events where kind = 'undone' and lead_id = $1 order by id desc limit 1`,
      [events[0]?.lead],
    );
    this.record(
      undone?.batch_id,
      events.map((event) => ({ ...event, isUndone: false })),
      true,
    );
  }

  private async erase(lead: number): Promise<void> {
    const { model, desk } = this;
    const leads = model.personOf(lead);
    const addresses = [...new Set(leads.flatMap(model.addressesOf))];
    this.steps.push(`erase the person of ${lead}: leads ${leads}`);
    const options = { staff: desk.manager };
    const exported = await send(desk.api, 'GET', `admin/leads/${lead}/person/export`, options);
    this.expectStatus(exported, 200);
    const waiting = this.waiting.filter(({ said }) => addresses.includes(said.email));
    const said = [...this.ownWordsOf(leads), ...tracesIn(JSON.stringify(waiting))];
    const optional = new Set(leads.flatMap((one) => [...(this.takenBack.get(one) ?? [])]));
    const withoutOptional = (traces: Iterable<string>) =>
      [...new Set(traces)].filter((one) => !optional.has(one)).sort();
    this.expect('what the export has', withoutOptional(tracesIn(exported.text)), withoutOptional(said));
    const erased = await this.post<ErasureDto>(`leads/${lead}/person/erase`, { addresses }, desk.manager);
    this.expectStatus(erased, 200);
    this.waiting = this.waiting.filter((form) => !waiting.includes(form));
    const people = leads.flatMap(model.identifiersOf);
    const views = this.views.filter(({ value }) => !people.includes(value));
    this.expect('the number of erased views', erased.body.removed.savedViews, this.views.length - views.length);
    this.views = views;
    model.remove(leads);
    for (const one of leads) {
      this.said.delete(one);
      this.takenBack.delete(one);
    }
    for (const one of leads) this.expectStatus(await send(desk.api, 'GET', `admin/leads/${one}`, options), 404);
    for (const one of model.leads) this.changed.add(one);
  }

  private leadAt = (index: number): number => this.model.leads[index % this.model.leads.length] ?? 0;

  private detailsOf({
    person,
    variant,
    sender = null,
    address = variant,
  }: {
    person: number;
    variant: number;
    sender?: number | null;
    address?: number;
  }): Details {
    const details = this.people[person]?.[variant];
    const email = this.people[sender ?? person]?.[address]?.email;
    if (!details || !email) throw new Error('There is no such person.');
    return { ...details, email };
  }

  private post = <Body>(path: string, body: object, staff: Colleague = this.desk.agents[0]) =>
    send<Body>(this.desk.api, 'POST', `admin/${path}`, { body, staff });

  private put = <Body>(path: string, body: object) =>
    send<Body>(this.desk.api, 'PUT', `admin/${path}`, { body, staff: this.desk.agents[0] });

  /** Returns the root that has the note. */
  private addNote(lead: number, text: string): number {
    const root = this.model.rootOf(lead);
    this.model.notes.push({ lead: root, text });
    this.say(root, text);
    return root;
  }

  /** Adds an action that can be undone. */
  private remember(id: string | undefined, events: ModelEvent[], isUndo = false): void {
    this.touch(events);
    if (id && events.length > 0) this.model.batches.push({ id, isUndoneFirst: !isUndo, events });
  }

  /** The same, and remembers the leads that it has changed. */
  private record(id: string | undefined, events: ModelEvent[], isUndo = false): void {
    this.remember(id, events, isUndo);
    for (const { lead, changes } of events)
      for (const one of [lead, ...changes.flatMap((change) => [change.lead, ...parentBefore(change)])])
        this.changed.add(one);
  }
}

/** Returns the lead that a lead was merged into before a change. */
const parentBefore = ({ lead, fact, before }: Change): number[] =>
  fact === facts.parent(lead) && typeof before === 'number' ? [before] : [];
