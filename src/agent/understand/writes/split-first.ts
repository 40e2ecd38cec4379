import type { SlotMention } from './name-slots.ts'
import { isEmpty, LINK, strip, trim, type Span, type Split } from './spans.ts'

/** "make Ann the owner of task 7", "add 10 to the score of lead 5": the value comes before its slot. */
export function valueFirst(text: string, body: Span, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [mention] = mentions
  if (mentions.length > 1 || !verb || !mention) return []
  const after = trim(text, { start: mention.end, end: text.length })
  const link = new RegExp(`^${LINK}\\s+`, 'i').exec(text.slice(after.start, after.end))
  const target = link ? trim(text, { start: after.start + link[0].length, end: after.end }) : after
  if (!isEmpty(after) && !link) return []
  const before = text.slice(body.start, mention.start)
  const span = (match: RegExpExecArray) => {
    const start = body.start + match.index + match[0].indexOf(match[1]!)
    return { start, end: start + match[1]!.length }
  }
  const end = body.start + before.trimEnd().length
  // "make ticket 2 high urgency": the value stands right before its slot.
  if (isEmpty(after) && /^(?:make|mark|set|flag|give|turn|put)$/.test(verb))
    return [...before.trimEnd().matchAll(/\s+/g)]
      .reverse()
      .slice(0, 3)
      .map(match => ({
        target: trim(text, { start: body.start, end: body.start + match.index }),
        given: [{ slot: mention.slot, start: body.start + match.index + match[0].length, end }],
      }))
  // "move Ann to the Oslo office": what it goes to stands before its slot.
  const into = isEmpty(after)
    ? /^(\S.*?)\s+(?:over |back |up |down )?(?:to|into|in)\s+(?:(?:the|an?)\s+)?(\S.*?)\s*$/i.exec(before)
    : null
  if (into && !/^(?:add|append)$/.test(verb)) {
    const start = body.start + before.trimEnd().length - into[2]!.length
    return [
      {
        target: trim(text, { start: body.start, end: body.start + into[1]!.length }),
        given: [{ slot: mention.slot, start, end: start + into[2]!.length }],
      },
    ]
  }
  const appointed =
    /^(?:make|appoint|name|nominate|set|put)$/.test(verb) &&
    /^(\S.*?)\s+(?:as\s+)?(?:the|a|an|its|their|as)\s+(?:new\s+)?$/i.exec(before)
  if (appointed) return [{ target, given: [{ slot: mention.slot, ...span(appointed) }] }]
  // "add latex to Ann's allergies": whose they are stands before their name, masked with its ending where it is known.
  const owned = isEmpty(after) ? /^(\S.*?)\s+(?:to|onto)\s+(\S.*?(?:['’]s?|Q))\s+$/i.exec(before) : null
  if (owned && /^(?:add|append)$/.test(verb)) {
    const owner = { start: end - owned[2]!.length, end }
    const how = /^(?:integer|number)$/.test(mention.slot.type) ? ({ by: 1 } as const) : { append: true }
    return [{ target: owner, given: [{ slot: mention.slot, ...span(owned), ...how }] }]
  }
  const moved = /^(\S.*?)\s+(to|from|onto)\s+(?:(?:the|its|his|her|their)\s+)?$/i.exec(before)
  const isNumber = /^(?:integer|number)$/.test(mention.slot.type)
  if (!moved || !/^(?:add|append|subtract|deduct|remove|put|take)$/.test(verb)) return []
  const isFrom = /^from$/i.test(moved[2]!)
  if (isNumber) return [{ target, given: [{ slot: mention.slot, ...span(moved), by: isFrom ? -1 : 1 }] }]
  return isFrom ? [] : [{ target, given: [{ slot: mention.slot, ...span(moved), append: true }] }]
}

/** "add the note “…” to the lead Ann": a value for a slot of a record that exists. */
export function adding(text: string, verb: string | undefined, mentions: SlotMention[]): Split[] {
  const [mention] = mentions
  if (
    mentions.length > 1 ||
    !mention ||
    !verb ||
    !/^(?:add|append|put|write|attach|log|leave|post|enter|record|save|insert)$/.test(verb)
  )
    return []
  const rest = trim(text, { start: mention.end, end: text.length })
  const inner = text.slice(rest.start, rest.end)
  const append = /^(?:add|append|attach|write|log|leave|post)$/.test(verb)
  const link = [...inner.matchAll(/(?:^|\s+)(?:to|on|for|onto|in|into)\s+/gi)]
  const splits = link.reverse().flatMap(match => {
    const value = strip(
      text,
      { start: rest.start, end: rest.start + match.index },
      /^(?:that|saying|of|reading|as)\s/i,
      'front',
    )
    const target = trim(text, { start: rest.start + match.index + match[0].length, end: rest.end })
    if (!isEmpty(value)) return [{ target, given: [{ slot: mention.slot, ...value, append }] }]
    // "add a note to task 5: …": what stands behind the record is the value, whatever is in it.
    const [, record, said] = /^(.*?)\s*(?::|that|saying)\s+(.+)$/is.exec(text.slice(target.start, target.end)) ?? []
    if (!record || !said) return []
    const given = { slot: mention.slot, ...trim(text, { start: target.end - said.length, end: target.end }), append }
    return [
      { target: trim(text, { start: target.start, end: target.start + record.length }), given: [given], isFirst: true },
    ]
  })
  // "…, and add the note “…”": to what was spoken of, beside what stands there.
  if (append && !link.length && !isEmpty(rest))
    splits.push({ target: { start: mention.end, end: mention.end }, given: [{ slot: mention.slot, ...rest, append }] })
  return splits.sort((one, other) => Number('isFirst' in other) - Number('isFirst' in one))
}
