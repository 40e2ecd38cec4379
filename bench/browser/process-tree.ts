import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it started, theirs too. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const stat = read(`/proc/${entry}/stat`)
    // The name is in brackets and may hold anything; the parent is the second field after it.
    if (stat) parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** Memory of a process tree in MB: private, and its share of what several processes have in common (PSS). */
export function proportionalMemory(root: number): number {
  const kilobytes = processTree(root).map(pid =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024
}

/** Empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
