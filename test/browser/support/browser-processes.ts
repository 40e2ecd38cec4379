import { execFileSync } from 'node:child_process'

/** The browser that a process has started and everything under it, the browser first. */
export function browserProcesses(parent: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(row => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(row))
    .flatMap(match =>
      match ? [{ pid: Number(match[1]), parent: Number(match[2]), stat: match[3]!, args: match[4]! }] : [],
    )
    .filter(row => !row.stat.startsWith('Z'))
  const found: number[] = []
  let level = rows
    .filter(row => row.parent === parent && row.args.includes('--remote-debugging-pipe'))
    .map(row => row.pid)
  while (level.length > 0) {
    found.push(...level)
    const above = new Set(level)
    level = rows.filter(row => above.has(row.parent)).map(row => row.pid)
  }
  return found
}
