import { slotsOf, type Slot } from './describe-slots.ts'
import type { StatedCall } from './complete-calls.ts'
import type { Argument } from './planned-call.ts'
import type { ReadText } from './read-text.ts'

/** "… then to the harbour", "and finally back to the hotel": how a part begins that goes on from where the last one ended. */
const GOES_ON =
  /^[\s,]*(?:(?:and|then|next|finally|lastly|afterwards|from there|on|back|go|travel|drive|fly|walk|head)[\s,]+)*to\b/i

/** Where a thing begins and where it ends, as two required parameters of one kind, of which only one is called each. */
function endsOf(slots: readonly Slot[]): [Slot, Slot] | undefined {
  const one = (role: 'source' | 'target', not: 'source' | 'target') =>
    slots.filter(slot => slot.required && slot.roles.has(role) && !slot.roles.has(not))
  const [starts, ends] = [one('source', 'target'), one('target', 'source')]
  const [start, end] = [starts[0], ends[0]]
  return starts.length === 1 && ends.length === 1 && start!.kind === end!.kind && start!.path.length === 1
    ? [start!, end!]
    : undefined
}

/**
 * "From Lyon to Nice, then to Genoa": each leg of a journey starts where the one before has ended, and what stands behind
 * "to" is where it goes.
 */
export function continueJourney(calls: StatedCall[], { message }: ReadText): StatedCall[] {
  const out: StatedCall[] = []
  for (const call of calls) {
    const before = out.at(-1)
    const ends = before?.tool === call.tool ? endsOf(slotsOf(call.tool)) : undefined
    const [from, to] = ends?.map(slot => slot.path[0]!) ?? []
    const start = to === undefined ? undefined : before!.filled.given[to]
    const goesOn = call.span !== undefined && GOES_ON.test(message.slice(call.span.start, call.span.end))
    const said = goesOn ? saidOf(call, [to!, from!]) : undefined
    if (!start || !said) out.push(call)
    else {
      const given = { ...call.filled.given, [from!]: { ...start, certainty: start.certainty * 0.9 }, [to!]: said }
      const missing = call.filled.missing.filter(({ name }) => name !== from && name !== to)
      out.push({ ...call, filled: { ...call.filled, given, missing } })
    }
  }
  return out
}

/** The one of two arguments that a call's own words give. */
function saidOf({ filled, span }: StatedCall, names: string[]): Argument | undefined {
  const said = names.flatMap(name => filled.given[name] ?? [])
  return said.find(one => one.span && one.span.start >= span!.start && one.span.end <= span!.end)
}
