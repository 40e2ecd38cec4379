import { setTimeout as sleep } from 'node:timers/promises'
import { execFileSync } from 'node:child_process'
import type { Component } from './components.ts'
import { findProcess, isSameProcess, listGroup } from './process-table.ts'
import { readRecord, removeRecord, type ProcessRecord } from './record.ts'

export type StopResult = 'stopped' | 'killed' | 'not running'

export interface StopOptions {
  /** How long it may take to end by itself, in milliseconds. */
  grace?: number
  /** End it at once. */
  force?: boolean
}

/**
 * Stops a component with everything it started: SIGTERM to the process group, a wait, then SIGKILL. A process that
 * crashed may have left children in its group: they are ended too. Only processes of our own record are touched.
 */
export async function stopComponent(
  stateFolder: string,
  component: Component,
  options: StopOptions = {},
): Promise<StopResult> {
  const record = readRecord(stateFolder, component)
  if (!record) return 'not running'
  const wasAlive = isSameProcess(record.pid, record.process_started)
  const killed = await endProcess(record, options)
  removeRecord(stateFolder, component, record.pid)
  return killed ? 'killed' : wasAlive ? 'stopped' : 'not running'
}

/** Ends the process of a record and its group; true when it had to be killed. */
export async function endProcess(
  record: Pick<ProcessRecord, 'pid' | 'process_started' | 'leads_group'>,
  { grace = 12_000, force = false }: StopOptions = {},
): Promise<boolean> {
  if (!force) {
    if (!signal(record, 'SIGTERM')) return false
    if (await waitUntilGone(record, grace)) return false
  }
  if (!signal(record, 'SIGKILL')) return false
  await waitUntilGone(record, 5000)
  return true
}

/** Sends a signal to what is left of the process and its group; false when nothing is. */
function signal(record: Pick<ProcessRecord, 'pid' | 'process_started' | 'leads_group'>, name: NodeJS.Signals): boolean {
  const left = listRemaining(record)
  if (!left.length) return false
  if (process.platform === 'win32') endTree(record.pid)
  else if (record.leads_group) send(-record.pid, name)
  else send(record.pid, name)
  return true
}

/**
 * Processes that belong to the record. While a group has members its number is given to no new process; a living
 * process with the recorded pid but another start time means that the group is gone and the number was given away.
 */
function listRemaining(record: Pick<ProcessRecord, 'pid' | 'process_started' | 'leads_group'>): number[] {
  const leader = findProcess(record.pid)
  if (leader && leader.started !== record.process_started) return []
  if (!record.leads_group) return leader ? [record.pid] : []
  return listGroup(record.pid)
}

async function waitUntilGone(record: Parameters<typeof listRemaining>[0], time: number): Promise<boolean> {
  const end = Date.now() + time
  for (;;) {
    if (!listRemaining(record).length) return true
    if (Date.now() > end) return false
    await sleep(20)
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function endTree(pid: number): void {
  try {
    execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
  } catch {
    // It ended in the meantime.
  }
}
