import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * A program that signals the listed process groups when its standard input closes, i.e. when this process has ended, even by
 * `kill -9`. Groups that still run after 15 s are killed.
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

/** Adds a process group to the watchdog's list, with the signal that ends it. Returns a function that removes it. */
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
