import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from '../../src/processes/components.ts'
import { readHeap } from './heap.ts'

/** What one process takes. Linux only: everything is read from /proc. */
export interface Sample {
  pid: number
  /** Bytes. */
  rss: number
  descriptors: number
  children: number
  /** Bytes after a collection; undefined where it could not be asked. */
  heap?: number | undefined
}

/** Looks at a process; undefined when it is gone. */
export function takeSample(pid: number): Sample | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return { pid, rss: pages * 4096, descriptors: readdirSync(`/proc/${pid}/fd`).length, children: children.length }
  } catch {
    return undefined
  }
}

/** The same with the heap after a collection. */
export async function takeWholeSample(
  stateFolder: string,
  component: Component,
  pid: number,
): Promise<Sample | undefined> {
  const heap = await readHeap(join(stateFolder, 'logs', `${component}.stderr`))
  const sample = takeSample(pid)
  return sample && { ...sample, heap }
}

/** Bytes of the files of a folder by what they are for. */
export function measureState(stateFolder: string): { logs: number; state: number; files: number } {
  const entries = readdirSync(stateFolder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  let [logs, state] = [0, 0]
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (file.startsWith(join(stateFolder, 'logs'))) logs += size
    else state += size
  }
  return { logs, state, files: entries.length }
}
