import { Link } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, EllipsisIcon, UserIcon } from '@portal/ui/icons';
import type { CommandId } from '../commands/command.ts';
import { openMenu } from '../commands/overlay.ts';
import { allowedCommands } from '../commands/use-commands.ts';
import { IconButton } from '../controls.tsx';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import { lastList } from '../leads/list-state.ts';
import { Owner } from '../leads/owner.tsx';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { ownerButtonId, useChooseOwner, useStatusMenu } from '../leads/use-lead-commands.ts';
import { NextStepLine } from '../next-step/next-step-line.tsx';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { hidden, iconButton } from '../shared.styles.ts';
import { NextVisit } from '../visits/visits-section.tsx';
import * as styles from './lead-header.styles.ts';

/** Ids of the leads before and after this one. */
export interface Neighbors {
  previous: number | undefined;
  next: number | undefined;
}

interface LeadHeaderProps {
  lead: Lead;
  neighbors: Neighbors;
  /** Whether small screens show the person instead of the conversation. */
  isAboutOpen: boolean;
  onAbout: () => void;
}

/** One row with name, status, owner and menu, and one line with what is due. */
export function LeadHeader({ lead, neighbors, isAboutOpen, onAbout }: LeadHeaderProps) {
  return (
    <header className={styles.header}>
      <nav className={styles.links} aria-label="Leads">
        <Link to={lastList().path} className={iconButton} aria-label="Back to leads" title="Back to leads (Esc)">
          <Icon of={ChevronLeftIcon} size="sm" />
        </Link>
      </nav>
      <div className={styles.title}>
        <h1 className={styles.name}>
          <bdi>{lead.name}</bdi>
        </h1>
        <bdi className={styles.company}>{lead.company}</bdi>
      </div>
      <div className={styles.tools}>
        <NeighborLink id={neighbors.previous} label="Previous lead" shortcut="k" icon={ChevronLeftIcon} />
        <NeighborLink id={neighbors.next} label="Next lead" shortcut="j" icon={ChevronRightIcon} />
        <IconButton
          icon={UserIcon}
          className={styles.aboutButton}
          aria-label="About this lead"
          aria-expanded={isAboutOpen}
          onClick={onAbout}
        />
        <IconButton
          icon={EllipsisIcon}
          aria-haspopup="menu"
          aria-label="More actions"
          title="More actions"
          onClick={({ currentTarget }) => openMenu(lead.name, menuItems(), currentTarget)}
        />
      </div>
      <div className={styles.line}>
        <Controls lead={lead} />
        <div className={styles.state}>
          {lead.isSpam && <span className={styles.spam}>Spam</span>}
          <DueBadge lead={lead} />
          <WroteAgain lead={lead} />
          <NextStepLine lead={lead} />
          <NextVisit lead={lead} />
        </div>
      </div>
    </header>
  );
}

const menu: (CommandId | 'separate')[] = [
  ...(['visit', 'request', 'next-step', 'snooze', 'merge', 'separate', 'spam', 'release'] as const),
  ...(['read', 'unread', 'copy-link', 'export-person', 'erase-person'] as const),
];

const menuItems = () =>
  menu.flatMap((wanted) =>
    allowedCommands()
      .filter(({ id }) => id.split(' ')[0] === wanted)
      .map(({ label, keys, run }) => ({ label, hint: keys, run })),
  );

interface NeighborLinkProps {
  id: number | undefined;
  label: string;
  shortcut: string;
  icon: typeof ChevronLeftIcon;
}

function NeighborLink({ id, label, shortcut, icon }: NeighborLinkProps) {
  if (!id) return null;
  return (
    <Link to={leadPath(id)} className={styles.neighbor} aria-label={label} title={`${label} (${shortcut})`}>
      <Icon of={icon} size="sm" />
    </Link>
  );
}

/** Status and owner. */
function Controls({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const chooseOwner = useChooseOwner();
  const openStatusMenu = useStatusMenu();
  const { name } = statuses[lead.status];
  const shown = (
    <>
      <StatusIcon status={lead.status} />
      {name}
    </>
  );
  if (!canEdit)
    return (
      <div className={styles.controls}>
        <span className={styles.control}>{shown}</span>
        <Owner owner={lead.owner} />
        <span className={styles.access}>Read-only access</span>
      </div>
    );
  return (
    <div className={styles.controls}>
      <Button
        tone="quiet"
        size="sm"
        className={styles.control}
        aria-haspopup="menu"
        aria-label={`Status: ${name}`}
        onClick={({ currentTarget }) => openStatusMenu(lead, currentTarget)}
      >
        {shown}
        <Icon of={ChevronDownIcon} size="sm" />
      </Button>
      <Button
        tone="quiet"
        size="sm"
        className={styles.control}
        id={ownerButtonId}
        aria-haspopup="menu"
        title="Assign (a)"
        onClick={() => chooseOwner({ leads: [lead] })}
      >
        <span className={hidden}>Owner: </span>
        <Owner owner={lead.owner} isByRule={lead.isAssignedByRule} />
        <Icon of={ChevronDownIcon} size="sm" />
      </Button>
    </div>
  );
}
