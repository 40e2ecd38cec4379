import type { Refusal } from './guard.ts'

const ALLOWING = (origin: string) =>
  `To allow it, write the address ${origin} in a message yourself, or add it to allowed_origins under [browser] in the settings.`

/** A refusal with its text: what was refused, why, and how to allow it where it can be. */
export function describeRefusal(
  reason: Refusal['reason'],
  origin: string,
  { address, why }: { address?: string; why?: string } = {},
): Refusal {
  const where = address && !origin.includes(address) ? `${origin} (${address})` : origin
  const messages: Record<Refusal['reason'], () => string> = {
    private: () =>
      `${where} was not opened: it is ${why ?? 'on this machine or its private network'}, where pages may not lead. ${ALLOWING(origin)}`,
    local_name: () =>
      `${where} was not opened: its name belongs to this machine or its private network, where pages may not lead. ${ALLOWING(origin)}`,
    metadata: () => `${where} was not opened: link-local and cloud metadata addresses are never opened.`,
    port: () => `${where} was not opened: its port belongs to another protocol, and no browser connects to it.`,
    scheme: () => `${where} was not opened: only http and https addresses are.`,
    unreachable: () => `${where} cannot be reached: ${why ?? 'no reason given'}.`,
  }
  return { origin, ...(address && { address }), reason, message: messages[reason]() }
}
