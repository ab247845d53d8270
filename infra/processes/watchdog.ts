import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * Signals the listed process groups when its standard input closes: when this process has ended, by `kill -9` as well.
 * Groups that are still there after 15 s are killed.
 */
const SCRIPT = `
groups=' '
while read -r action group; do
  case $action in
    start) groups="$groups$group " ;;
    end) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s "\${group#*:}" -- "-\${group%:*}" 2>/dev/null; done
second=0
while [ $second -lt 15 ]; do
  alive=
  for group in $groups; do kill -0 -- "-\${group%:*}" 2>/dev/null && alive=yes; done
  [ "$alive" ] || exit 0
  sleep 1
  second=$((second + 1))
done
for group in $groups; do kill -KILL -- "-\${group%:*}" 2>/dev/null; done`;

let input: (Writable & { unref?(): void }) | undefined;

/** Has the watchdog end a process group with this signal, should this process end first. Returns a function that takes the group off its list. */
export function watchGroup(group: number, signal: NodeJS.Signals): () => void {
  const entry = `${group}:${signal.replace(/^SIG/, '')}`;
  send(`start ${entry}`);
  return () => send(`end ${entry}`);
}

function send(line: string): void {
  if (!input) {
    const watchdog = spawn('sh', ['-c', SCRIPT], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    watchdog.unref();
    input = watchdog.stdin;
    input.on('error', () => {});
    input.unref?.();
  }
  input.write(`${line}\n`);
}
