import type { Settings } from '../../config/settings.ts'

/** `[supervision]`; times in seconds. */
export type SupervisionPolicy = Omit<Settings['supervision'], 'enabled'>

/** Restarts of a component that still count at a moment (milliseconds since 1970). */
export const countRecent = (restarts: readonly number[], { window }: SupervisionPolicy, now: number): number =>
  restarts.filter(time => Math.abs(now - time) < window * 1000).length

/**
 * Milliseconds to wait before the next restart after `recent` others: the first delay, doubled each time up to the
 * longest, give or take a tenth, so that components of several projects do not start in step.
 */
export function delayBefore(recent: number, policy: SupervisionPolicy, random: () => number = Math.random): number {
  const { first_delay: first, longest_delay: longest } = policy
  const seconds = Math.min(longest, first * 2 ** Math.min(recent, 30))
  return Math.round(seconds * 1000 * (0.9 + 0.2 * random()))
}

const FLAGS = {
  max_restarts: '--max-restarts',
  window: '--window',
  first_delay: '--first-delay',
  longest_delay: '--longest-delay',
  hang_timeout: '--hang-timeout',
} as const

/** The policy as options of a command line. */
export const policyArguments = (policy: SupervisionPolicy): string[] =>
  Object.entries(FLAGS).flatMap(([name, flag]) => [flag, String(policy[name as keyof SupervisionPolicy])])

/** The policy that such options hold; `value` reads an option by its flag. */
export const readPolicy = (value: (flag: string) => string): SupervisionPolicy =>
  Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, Number(value(flag))])) as SupervisionPolicy
