import '@portal/build/jest-setup';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffGate } from '../staff-gate.ts';
import { visit as visitPath } from '../testing/visit.tsx';

const visit = (path: string) => visitPath(path, { isStaff: true, gate: staffGate });

type Answer = (body: Record<string, unknown>) => Response;
let answers: Record<string, Answer> = {};
let sent: [string, unknown][] = [];

const told = (status: number, sentence: string) => () => new Response(sentence, { status });
const done = () => new Response(null, { status: 204 });
const ada = () => Response.json({ purpose: 'invitation', email: 'ada@example.com', name: 'Ada Byron' });

beforeEach(async () => {
  answers = { 'GET /api/password-reset': () => Response.json({ isPossible: true }) };
  sent = [];
  Object.assign(window, {
    scrollTo: jest.fn(),
    fetch: async (address: string, init?: RequestInit) => {
      const call = `${init?.method ?? 'GET'} ${address}`;
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      if (init?.method) sent.push([call, body]);
      const answer = answers[call];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer(body);
    },
  });
  (await import('@portal/platform/query')).queryClient.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = '/admin/password#token=abc-123';

describe('a forgotten password', () => {
  test('is asked for by address, and the answer tells nothing about the account', async () => {
    answers['POST /api/password-reset'] = done;
    await visit('/admin/forgot');
    await userEvent.type(await screen.findByLabelText('Email'), ' ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await heading('Check your mail')).toHaveFocus();
    expect(screen.getByText(/If/)).toHaveTextContent('If ada@example.com has an account here, a link is on its way.');
    expect(sent).toEqual([['POST /api/password-reset', { email: 'ada@example.com' }]]);

    await userEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  test('where no mail is sent, the page says whom to ask instead', async () => {
    answers['GET /api/password-reset'] = () => Response.json({ isPossible: false });
    await visit('/admin/forgot');

    expect(await screen.findByText(/Please ask a manager/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/admin');
  });

  test('an answer that does not come keeps what was typed', async () => {
    await visit('/admin/forgot');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

describe('a link to set a password', () => {
  const choose = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  test('greets who was invited, takes a password and leads to the sign-in', async () => {
    answers['POST /api/invitation'] = ada;
    answers['POST /api/password-reset/confirm'] = done;
    await visit(link);

    expect(await heading('Welcome, Ada Byron')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await choose('four plain words');

    expect(await heading('Your password is set')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin');
    expect(sent).toEqual([
      ['POST /api/invitation', { token: 'abc-123' }],
      ['POST /api/password-reset/confirm', { token: 'abc-123', password: 'four plain words' }],
    ]);
  });

  test('is the same for somebody who is signed in', async () => {
    answers['POST /api/invitation'] = ada;
    answers['GET /api/session'] = () => Response.json({ name: 'Ada' });
    await visit(link);
    expect(await heading('Welcome, Ada Byron')).toBeVisible();
  });

  test('says what is wrong with a password and keeps the link', async () => {
    answers['POST /api/invitation'] = ada;
    answers['POST /api/password-reset/confirm'] = told(422, 'Many people use this password.');
    await visit(link);
    await choose('football');

    expect(await screen.findByRole('alert')).toHaveTextContent('Many people use this password.');
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Set the password' })).toBeEnabled();
  });

  test.each([410, 422])('that no longer works (%i) offers a new one', async (status) => {
    answers['POST /api/invitation'] = told(status, 'This link has been used already.');
    await visit('/admin/password');

    expect(await heading('This link no longer works')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/admin/forgot');
  });

  test('that ends while a password is typed says so', async () => {
    answers['POST /api/invitation'] = ada;
    answers['POST /api/password-reset/confirm'] = told(410, 'This link has been used already.');
    await visit(link);
    await choose('four plain words');

    expect(await heading('This link no longer works')).toHaveFocus();
  });

  test('that could not be checked is checked again on request', async () => {
    await visit(link);
    expect(await heading('Your link could not be checked')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.');

    answers['POST /api/invitation'] = ada;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Welcome, Ada Byron')).toBeVisible();
  });
});
