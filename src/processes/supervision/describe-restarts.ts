import type { Component } from '../components.ts'
import type { ComponentState, ComponentStatus } from '../component-status.ts'
import type { ComponentHistory } from './history.ts'

type Restarts = Pick<ComponentStatus, 'restarts' | 'last_restart' | 'ended' | 'last_line' | 'next_restart' | 'gave_up'>

/** What is known about the restarts of a component, as the fields of its status. */
export function describeHistory(history: ComponentHistory | undefined): Restarts {
  const last = history?.restarts.at(-1)
  return {
    restarts: history?.count ?? 0,
    last_restart: last === undefined ? null : new Date(last).toISOString(),
    ended: history?.reason ?? null,
    last_line: history?.last_line ?? null,
    next_restart: history?.next_restart ?? null,
    gave_up: history?.gave_up ?? false,
  }
}

/** The same in words, after the message of the state. Empty when there is nothing to tell. */
export function describeRestarts(
  component: Component,
  history: ComponentHistory,
  { state, isSupervised, now = Date.now() }: { state: ComponentState; isSupervised: boolean; now?: number },
): string {
  const { count, restarts, reason, last_line: line, next_restart: next, gave_up: gaveUp } = history
  const why = reason ? `: ${reason}` : ''
  const last = restarts.at(-1)
  if (state === 'running')
    return last === undefined ? '' : `; restarted ${countTimes(count)}, last at ${new Date(last).toISOString()}${why}`
  // A failed start says the same in both.
  const wrote = line && !reason?.includes(line.replace(/\.$/, '')) ? `; it wrote last: ${line}` : ''
  if (gaveUp)
    return `${why}; gave up after ${count} ${count === 1 ? 'restart' : 'restarts'}${wrote}. What happened: agent logs ${component}. Start it: agent restart ${component}`
  if (!next) return ''
  if (!isSupervised) return `${why}; nothing starts it again${wrote}`
  const seconds = Math.max(0, Math.ceil((Date.parse(next) - now) / 1000))
  return `${why}; it is ${seconds ? `started again in ${seconds} s` : 'being started again'}${wrote}`
}

const countTimes = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
