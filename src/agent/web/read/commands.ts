import type { Field, StepKind, Target, Value } from '../contract.ts'
import { readAddress, readPath } from './addresses.ts'
import { fieldOf, readFields, splitList } from './fields.ts'
import { literalOf, MARK, restore, type Source } from './literals.ts'
import { nounAtEnd } from './nouns.ts'
import { readTarget } from './target.ts'
import { readText, readValue } from './value.ts'
import { DETERMINER, NUMBER, readCount, readKey, readOrdinal } from './words.ts'

/** What a request was read as; `or` where the page decides. */
export type Read = StepKind & { sure?: number; or?: StepKind[][] }

type Match = RegExpExecArray
interface Rule {
  pattern: RegExp
  read: (match: Match, source: Source) => Read | Read[] | undefined
}

const D = `(?:${DETERMINER}\\s+)?`
const FORM = `${D}(?:whole |entire |web |online |contact |sign-?up |registration )?(?:form|fields|inputs|details)`
const INTO = '(?:into|in to|in|onto|on to|on|inside(?: of)?|at|to)'
const MODIFIER: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  shift: 'Shift',
  alt: 'Alt',
}
const RESULT =
  '(?:it|them|that|this|these|those|its (?:details|values|data)|the (?:result|details|record|data)|their details|all of (?:it|that))'

const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(`^${pattern}$`, 'i'), read })
const target = (text: string, source: Source): Target => readTarget(text, source)

/** Elements that a request names side by side; one name may have "and" in it, so both readings are kept. */
function eachOf(text: string, source: Source, make: (target: Target) => StepKind): Read | Read[] {
  const parts = splitList(text)
  const whole = make(target(text, source))
  if (parts.length < 2 || (parts.length > 1 && parts.some(part => /^(?:it|them)$/i.test(part)))) return whole
  const noun = nounAtEnd(parts.at(-1)!.split(/\s+/))
  const isList =
    parts.length > 2 ||
    parts.every(part => new RegExp(MARK).test(part)) ||
    parts.every(part => nounAtEnd(part.split(/\s+/))) ||
    (noun?.plural && parts.length > 1)
  const list = parts.map((part, at) => {
    const read = target(part, source)
    const shared = noun && !read.noun && { noun: noun.noun, ...(noun.roles.length && { roles: noun.roles }) }
    const isShared = noun?.plural && at === parts.length - 1 && read.all
    return make({ ...read, ...shared, ...(isShared && { all: undefined }) })
  })
  return isList ? list : { ...whole, or: [list] }
}

const times = (text: string | undefined): number | undefined => {
  if (!text) return undefined
  const plain = text.replace(/\s*(?:times|x)$/i, '').trim()
  return readCount(plain)
}
const COUNT = `(?:\\s+(${NUMBER} times|\\d+ ?x|once|twice|thrice))?`

const repeated = (step: StepKind, count: number | undefined): Read =>
  count === undefined || count === 1
    ? step
    : { kind: 'repeat', steps: [{ ...step, said: '', confidence: 0.9 }], times: count, most: count }

const OPEN: Rule[] = [
  rule(
    `(?:open|go to|goto|navigate(?: (?:to|over to))?|visit|browse(?: to)?|load|launch|head(?: over)? to|take me to|bring me to|bring up|pull up|access|point the browser (?:at|to)|surf to|go) ${D}(?:(?:web ?)?(?:page|site|url|address|website)(?: (?:at|of))? )?(\\S+)(?: (?:website|site|page|web ?page|home ?page))?( in (?:a|another) (?:new )?(?:tab|window))?`,
    ([, place, tab], source) => {
      const url = readAddress(place!, source) ?? readPath(place!, source)
      return url === undefined ? undefined : { kind: 'open', url, ...(tab && { newTab: true }) }
    },
  ),
  rule(
    '(?:go|navigate|move|return|click|press)(?: the)? back(?: (?:to )?(?:a|the|one) (?:previous |last )?page(?: before)?| once| button| again)?|(?:go|return) to the (?:previous|last) page|back',
    () => ({ kind: 'back' }),
  ),
  rule('(?:go|navigate|move)(?: one page)? forwards?(?: a page| one page| again)?', () => ({ kind: 'forward' })),
  rule(`(?:reload|refresh)(?: ${D}(?:current )?(?:page|tab|site|browser))?(?: again)?`, () => ({ kind: 'reload' })),
  rule(`(?:close|quit|exit|stop)(?: down)? ${D}browser(?: session| window)?`, () => ({ kind: 'close' })),
]

const TABS: Rule[] = [
  rule(
    `(?:open|create|start|make) (?:a |another )?(?:new |blank |empty )*tab(?: (?:with|and (?:go|navigate) to|at|for|to) (\\S+))?`,
    ([, place], source) => ({
      kind: 'tab',
      action: 'open',
      ...(place && readAddress(place, source) && { url: readAddress(place, source)! }),
    }),
  ),
  rule(
    `(?:switch|go|change|move|jump)(?: back)?(?: over)? to ${D}(?:(\\S+|second[- ]to[- ]last) )?(?:browser )?(?:tab|window)(?: (?:number |no\\.? |#)?(\\d+|${MARK}|.+))?`,
    ([, place, name], source) => {
      const index = (place && readOrdinal(place)) || (name && /^\d+$/.test(name) ? Number(name) : undefined)
      if (index !== undefined) return { kind: 'tab', action: 'select', index }
      const label = name ?? place
      if (!label) return undefined
      const isPlace = /^(?:next|new|other|previous|original|old|main)$/i.test(label)
      const asTab: StepKind = {
        kind: 'tab',
        action: 'select',
        name: restore(label.replace(/^(?:called|named|titled|with(?: the title)?) /i, ''), source),
      }
      return isPlace
        ? asTab
        : { kind: 'click', target: target(`${place ?? ''} tab ${name ?? ''}`.trim(), source), or: [[asTab]] }
    },
  ),
  rule(`close ${D}(?:(\\S+) )?(?:browser )?tab(?: (?:number )?(\\d+))?`, ([, place, number]) => {
    const index = number
      ? Number(number)
      : place && !/^(?:current|active|open)$/i.test(place)
        ? readOrdinal(place)
        : undefined
    return { kind: 'tab', action: 'close', ...(index !== undefined && { index }) }
  }),
  rule(
    `(?:how many|count the|list (?:all )?(?:the )?|show (?:me )?(?:all )?(?:the )?|which|what)(?: open)? ?tabs(?: (?:are|do i have)(?: there)?(?: open)?)?`,
    () => ({ kind: 'tab', action: 'list' }),
  ),
]

const DIALOGS: Rule[] = [
  rule(
    `(accept|confirm|ok|agree to|dismiss|cancel|close|reject|decline|answer|click ok (?:in|on)|press ok (?:in|on)|say yes to|say no to) ${D}(?:javascript |browser |native |js |next |confirmation |open )*(?:alert|confirm|prompt)(?: dialog| box| message| window| popup)?(?: (?:with|by (?:typing|entering)|and (?:type|enter)|using) (?:the text )?(.+))?`,
    ([, verb, text], source) => ({
      kind: 'dialog',
      action: /dismiss|cancel|reject|decline|no to/i.test(verb!) ? 'dismiss' : 'accept',
      ...(text && { text: restore(text, source) }),
    }),
  ),
  rule(`(accept|close|dismiss|hide|reject|decline) (it|this|that|them)(?: away| again)?`, ([, verb, what], source) => ({
    kind: 'dismiss',
    target: target(what!, source),
    ...(/accept/i.test(verb!) ? { accept: true } : /reject|decline/i.test(verb!) ? { accept: false } : {}),
  })),
  rule(
    `(accept|agree to|allow|reject|decline|refuse|deny|close|dismiss|hide|get rid of|close away|clear away|acknowledge) ${D}(?:all )?(?:of )?${D}((?:\\S+ ){0,3}(?:cookies?|cookie (?:banner|notice|consent|pop-?up|dialog|message)|banner|notice|pop-?up|modal|dialog(?: box)?|overlay|notification|message|consent|toast|alert|newsletter|window))`,
    ([, verb, what], source) => {
      const accept = /accept|agree|allow|acknowledge/i.test(verb!)
      return {
        kind: 'dismiss',
        target: target(what!, source),
        ...(accept ? { accept: true } : /reject|decline|refuse|deny/i.test(verb!) ? { accept: false } : {}),
      }
    },
  ),
]

const LOGIN_END = '(?:log ?-?in|sign ?-?in|logon|log on)'
const LOGIN: Rule[] = [
  rule(
    `${LOGIN_END}(?: (?:to|at|on|into) .+?)?(?: as ${D}(?:user )?(.+?))?(?:,? (?:with|using|and) ${D}(?:pass ?word|pass ?phrase|pin)(?: is| of| =|:)? (.+?))`,
    ([, user, password], source) => ({
      kind: 'login',
      ...(user && { user: readText(user, source) }),
      password: readText(password!, source, true),
    }),
  ),
  rule(
    `${LOGIN_END}(?: (?:to|at|on|into) .+?)? (?:with|using|as) ${D}(?:credentials )?(?:(?:user ?name|user|e-?mail(?: address)?|login|account)(?: is| of| =|:)? )?(.+?)(?:,? and|,|/|:) ?${D}(?:(?:pass ?word|pin)(?: is| of| =|:)? )?(.+)`,
    ([, user, password], source) => ({
      kind: 'login',
      user: readText(user!, source),
      password: readText(password!, source, true),
    }),
  ),
  rule(`${LOGIN_END} as ${D}(?:user )?(\\S+|${MARK})`, ([, user], source) => ({
    kind: 'login',
    user: readText(user!, source),
  })),
]

/** The answer to a prompt of the page. */
const ANSWERS: Rule[] = [
  rule(
    `(?:answer|reply|respond)(?: (?:it|to it|the question|the prompt))?(?: with| by saying|:)? (?:the text )?(.+)`,
    ([, text], source) => {
      const said = restore(text!, source)
      if (/^(?:yes|ok|okay)$/i.test(said)) return { kind: 'dialog', action: 'accept' }
      if (/^(?:no|cancel)$/i.test(said)) return { kind: 'dialog', action: 'dismiss' }
      return { kind: 'dialog', action: 'accept', text: said }
    },
  ),
]

const KEYS: Rule[] = [
  rule(
    `(?:press|hit|push|tap|use|type|strike|send)(?: down)?(?: on)? (?:the )?(.+?)${COUNT}(?: (?:in|on|inside|while in|into) (?:the )?(.+?))?`,
    ([, given, count, where], source) => {
      if (literalOf(given!, source) && !where) {
        const quoted = readKey(restore(given!, source))
        if (!quoted?.sure) return undefined
      }
      const key = readKey(restore(given!, source))
      if (!key) return undefined
      const press: StepKind = {
        kind: 'press',
        key: key.key,
        ...(times(count) && { count: times(count)! }),
        ...(where && { target: target(where, source) }),
      }
      return key.sure ? press : { kind: 'click', target: target(given!, source), or: [[press]] }
    },
  ),
]

const CLICKS: Rule[] = [
  rule(
    `(?:(double|right|middle|triple)[- ]?click|(ctrl|control|cmd|command|shift|alt)[- ]?click)(?: on| onto)? (.+?)${COUNT}`,
    ([, how, held, what], source) =>
      eachOf(what!, source, to => ({
        kind: 'click',
        target: to,
        ...(how && /right|middle/i.test(how) && { button: how.toLowerCase() as 'right' | 'middle' }),
        ...(how && /double/i.test(how) && { count: 2 }),
        ...(how && /triple/i.test(how) && { count: 3 }),
        ...(held && { modifiers: [MODIFIER[held.toLowerCase()]!] }),
      })),
  ),
  rule(
    `(?:click|tap|press|push|hit|activate|follow)(?: on| onto| at)? (.+?) (?:while |and |by )?(?:holding|with)(?: down)? (?:the )?(ctrl|control|cmd|command|shift|alt)(?: key)?(?: (?:held|pressed|down))*`,
    ([, what, held], source) => ({
      kind: 'click',
      target: target(what!, source),
      modifiers: [MODIFIER[held!.toLowerCase()]!],
    }),
  ),
  rule(`(?:click|tap|press|push|hit)(?: on| onto| at)? (.+?)${COUNT}`, ([, what, count], source) => {
    const number = times(count)
    return number === undefined
      ? eachOf(what!, source, to => ({ kind: 'click', target: to }))
      : repeated({ kind: 'click', target: target(what!, source) }, number)
  }),
  rule(`(?:follow|activate|trigger) (.+)`, ([, what], source) => ({ kind: 'click', target: target(what!, source) })),
  rule(`(?:expand|unfold|open up) (.+)`, ([, what], source) => ({
    kind: 'set',
    target: target(what!, source),
    value: { kind: 'text', text: 'expanded' },
  })),
  rule(`(?:collapse|fold) (.+)`, ([, what], source) => ({
    kind: 'set',
    target: target(what!, source),
    value: { kind: 'text', text: 'collapsed' },
  })),
]

const FILLS: Rule[] = [
  rule(`(?:fill(?: in| out| up)?|complete|populate) ${FORM}`, () => ({
    kind: 'fill_from',
    value: { kind: 'text', text: '' },
  })),
  rule(
    `(?:fill(?: in| out| up)?|complete|populate) ${FORM}(?: (?:on|in) (?:this|the) page)? (?:with|using|from|by) (.+)`,
    ([, given], source) => {
      const rest = given!.replace(/^(?:the following(?: values| data| details)?:? ?|these(?: values)?:? ?)/i, '')
      if (new RegExp(`^${RESULT}$`, 'i').test(rest)) return { kind: 'fill_from', value: { kind: 'result' } }
      const value = readValue(rest, source)
      if (value.kind === 'api') return { kind: 'fill_from', value }
      const fields = readFields(rest, source)
      return fields ? { kind: 'fill', fields } : value.kind === 'page' ? { kind: 'fill_from', value } : undefined
    },
  ),
  rule(
    `(add|create|save|submit|register|insert|put|enter|type|write|paste|copy|fill(?: in)?|use|key in) (${RESULT}) (?:in|into|on|to|onto|in to|for) ((?:the |this |that )?(?:\\S+ )?(?:page|form|web ?site|site|web ?page|fields))`,
    ([, verb, , where], source) => ({
      kind: 'fill_from',
      value: { kind: 'result' },
      ...(/form/i.test(where!) && { target: target(where!, source) }),
      ...(/add|create|save|submit|register/i.test(verb!) && { submit: true }),
    }),
  ),
  rule(`(?:fill(?: in| out)?|complete|populate) ${FORM}:? (.+)`, ([, given], source) => {
    const fields = readFields(given!, source)
    return fields && { kind: 'fill', fields }
  }),
  rule(
    `(?:type|enter|input|write|put|paste|insert|key in|add|append|fill|fill in|provide|specify|supply|copy) (.+)`,
    ([said, rest], source) => {
      const append = /^(?:append|add)/i.test(said)
      const placed = readPlaced(rest!, source)
      // "add the mug to the cart" types nothing.
      const isTyped =
        !append ||
        placed?.every(
          ({ target: to, value }) => to.roles?.includes('textbox') === true || (value.kind === 'text' && value.quoted),
        )
      if (placed && isTyped) return { kind: 'fill', fields: placed, ...(append && { append: true }) }
      return undefined
    },
  ),
  rule(`(?:fill(?: in| out)?|complete|populate)(?: the following)?:? (.+)`, ([, rest], source) => {
    const fields = readFields(rest!, source)
    return fields && { kind: 'fill', fields }
  }),
  rule(
    `(?:set|change|update|switch|adjust|edit|make|turn|modify|alter|move|drag|raise|lower|increase|decrease|bring) (.+?) (?:to|=|equal to|as) (.+)`,
    ([said, what, value], source) => {
      if (/^(?:move|drag)/i.test(said) && !/\b(?:slider|knob|handle)\b/i.test(what!)) return undefined
      if (/^(?:switch|turn)$/i.test(what!)) return undefined
      const later = readFields(said.replace(/^\S+ /, ''), source)
      if (later && later.length > 1) return { kind: 'fill', fields: later }
      return { kind: 'fill', fields: [fieldOf(what!, value!, source)] }
    },
  ),
  rule(`use (.+?) (?:as|for) (.+)`, ([, value, what], source) => ({
    kind: 'fill',
    fields: [fieldOf(what!, value!, source)],
  })),
  rule(
    `(?:replace|overwrite) (?:the (?:text|value|content|contents) (?:of|in) )?(.+?) (?:with|by) (.+)`,
    ([, what, value], source) => ({ kind: 'fill', fields: [fieldOf(what!, value!, source)] }),
  ),
  rule(`(?:clear|reset|empty|wipe) ${FORM}`, ([said]) => ({
    kind: 'click',
    target: { said, name: 'reset', otherNames: ['clear', said, 'start again'], roles: ['button'] },
  })),
  rule(
    `(?:clear|empty|erase|reset|delete the (?:text|value|content|contents) (?:of|in|from)|remove the (?:text|value) (?:of|in|from)) (.+)`,
    ([, what], source) => ({
      kind: 'clear',
      target: target(what!.replace(/^the (?:text|value|contents?) (?:of|in|from) /i, ''), source),
    }),
  ),
  rule(`(?:type|enter|input|write|paste|key in|insert) (.+)`, ([, rest], source) => {
    const fields = readFields(rest!, source)
    const typed: StepKind = { kind: 'type', value: readValue(rest!, source) }
    if (!fields || literalOf(rest!, source)) return typed
    const isLabelled =
      fields.length > 1 ||
      new RegExp(`^[^\\uE000]+ (?:${MARK}|\\S*[\\d@]\\S*)$|[:=]|\\b(?:to|with|as|is)\\b`, 'i').test(rest!)
    return isLabelled ? { kind: 'fill', fields, or: [[typed]] } : { ...typed, or: [[{ kind: 'fill', fields }]] }
  }),
]

/** "Ann into the name field and Lee in the other", "Ann as name": every part says where it goes. */
function readPlaced(text: string, source: Source): Field[] | undefined {
  const parts = splitList(text)
  const read = (part: string): Field | undefined => {
    const named = new RegExp(`^([^\\uE000]+?) (${MARK}) (?:in|on|of|under|for) (.+)$`, 'i').exec(part)
    if (named && !/^(?:text|value|word|words)$/i.test(named[1]!)) {
      const field = fieldOf(named[1]!, named[2]!, source)
      const relation = { relation: 'in' as const, to: readTarget(named[3]!, source) }
      return { ...field, target: { ...field.target, relations: [...(field.target.relations ?? []), relation] } }
    }
    const at = new RegExp(
      `^(.+?) (?:as (?:the |a |an )?(?:value (?:of|for) )?|for (?:the |a |an )?|${INTO} )(.+)$`,
      'i',
    )
    const match =
      new RegExp(`^(${MARK}) (?:${INTO}|as|for|under|below|next to|beside) (.+)$`, 'i').exec(part) ??
      lastPlace(part) ??
      at.exec(part)
    if (!match || /^(?:the )?(?:page|form)$/i.test(match[2]!)) return undefined
    const label = match[2]!.replace(/^(?:the )?(?:field|input|box) (?:for|of) /i, '')
    const isDetermined =
      new RegExp(`^(?:${DETERMINER}\\s|${MARK})`, 'i').test(match[2]!) ||
      nounAtEnd(match[2]!.split(/\s+/)) !== undefined ||
      / as /i.test(part) ||
      new RegExp(`^${MARK}`).test(part) ||
      /^(?:[\d.,+$€£-]+|\S+@\S+|\S+)$/.test(match[1]!)
    return isDetermined ? fieldOf(label, match[1]!, source) : undefined
  }
  if (parts.length > 1) {
    const fields = parts.map(read)
    if (fields.every(field => field !== undefined)) return fields
  }
  const whole = read(text)
  return whole && [whole]
}

/** The last "in the …" of several: "meet me in Paris in the message box". */
const lastPlace = (text: string) =>
  new RegExp(`^(.+) ${INTO} ((?:the|this|that|my|its) .+)$`, 'i').exec(text) ?? undefined

const CHOICES: Rule[] = [
  rule(
    `(?:select|highlight|mark) (?:all )?(?:the )?(?:text|words?|sentence|phrase) (${MARK}|.+?)(?: in (.+))?`,
    ([, text, where], source) => ({
      kind: 'select_text',
      target: where ? target(where, source) : { said: '', back: true },
      ...(!/^(?:in|of) /i.test(text!) && { text: restore(text!, source) }),
      ...(/^(?:in|of) /i.test(text!) && { target: target(text!.replace(/^(?:in|of) /i, ''), source) }),
    }),
  ),
  rule(`highlight (${MARK})(?: in (.+))?`, ([, text, where], source) => ({
    kind: 'select_text',
    target: where ? target(where, source) : { said: '', back: true },
    text: restore(text!, source),
  })),
  rule(`highlight (.+)`, ([, text], source) => ({ kind: 'select_text', target: target(text!, source) })),
  rule(
    `(?:select|choose|pick|set) (.+?) (?:from|out of|in|for|on|as|under|within|at) ((?:${DETERMINER}\\s+|${MARK}).*|\\S+(?: \\S+)? (?:drop-?down|menu|list|field|box|select|picker|selector|group))`,
    ([, what, where], source) => {
      const noun = nounAtEnd(what!.split(/\s+/))
      if (noun && /^(?:checkbox|radio|tab|row|link|button|cell|switch)/.test(noun.noun)) return undefined
      return choose(what!, target(where!, source), source)
    },
  ),
  rule(`(?:select|choose|pick) (.+?) (as|for|from|in|under) (.+)`, ([said, what, how, where], source) => {
    const noun = nounAtEnd(what!.split(/\s+/))?.noun
    if (/^set/i.test(said) || (noun !== undefined && !/^(?:option|item|entry|choice|value)$/.test(noun)))
      return undefined
    const placed = choose(what!, target(where!, source), source)
    if (/^as$/i.test(how!)) return placed
    const [whole] = [choose(`${what} ${how} ${where}`, undefined, source)].flat()
    return { ...whole!, or: [[placed]] }
  }),
  rule(`(?:select|choose|pick|opt for|go with) (.+)`, ([, what], source) => {
    const read = target(what!, source)
    if (
      read.noun &&
      /^(?:radio|radio button|tab|row|cell|link|button|image|card|tile|circle|square|rectangle|triangle|shape|node|folder|icon)$/.test(
        read.noun,
      )
    )
      return eachOf(what!, source, to => ({ kind: 'click', target: to }))
    if (read.noun && /^(?:checkbox|check box|switch)/.test(read.noun))
      return eachOf(what!, source, to => ({ kind: 'check', target: to, checked: true }))
    return choose(what!, undefined, source)
  }),
  rule(`(?:deselect|unselect) (.+)`, ([, what], source) =>
    eachOf(what!, source, to => ({ kind: 'check', target: to, checked: false })),
  ),
  rule(
    `(?:check|tick|mark|enable|activate|turn on|switch on|toggle on|select) (?:off )?(.+?)(?: (?:as )?(?:checked|on))?`,
    ([said, what], source) => {
      if (/^(?:check|mark) (?:that|if|whether|for|out|how|what)\b/i.test(said) || /^select/i.test(said))
        return undefined
      return eachOf(withoutBox(what!), source, to => ({ kind: 'check', target: to, checked: true }))
    },
  ),
  rule(
    `(?:uncheck|untick|un-check|unmark|disable|deactivate|turn off|switch off|toggle off|clear the (?:checkbox|check) (?:for|of)) (.+)`,
    ([, what], source) => eachOf(withoutBox(what!), source, to => ({ kind: 'check', target: to, checked: false })),
  ),
  rule(`(?:turn|switch|toggle) (.+?) (on|off)`, ([, what, state], source) => ({
    kind: 'check',
    target: target(what!, source),
    checked: state!.toLowerCase() === 'on',
  })),
  rule(`toggle (.+)`, ([, what], source) => ({ kind: 'click', target: target(what!, source) })),
]

/** "the box next to X", "the box for X" is the box called X. */
const withoutBox = (text: string): string => text

function choose(what: string, where: Target | undefined, source: Source): Read {
  const plain = what.replace(/^(?:the )?(?:option|value|entry|item|choice) (?=\S)/i, '')
  const listed = splitList(plain)
  const isList = listed.length > 2 || listed.every(part => new RegExp(MARK).test(part))
  const parts = isList ? listed : [plain]
  const values: Value[] = parts.map(part =>
    readText(part.replace(/ (?:option|entry|item)s?$/i, '').replace(/^the /i, ''), source),
  )
  const offered = parts.map(part => ({
    ...readTarget(what === plain ? part : `option ${part}`, source),
    said: restore(part, source),
  }))
  const base: Read = { kind: 'select', values, offered, ...(where && { target: where }) }
  if (isList || listed.length < 2) return base
  const others = listed.map(part => readText(part, source))
  return {
    ...base,
    or: [
      [
        {
          kind: 'select',
          values: others,
          offered: listed.map(part => readTarget(part, source)),
          ...(where && { target: where }),
        },
      ],
    ],
  }
}

const MOVES: Rule[] = [
  rule(`(?:hover|mouse)(?: the mouse| the pointer| your mouse)?(?: over| on| above)? (.+)`, ([, what], source) => ({
    kind: 'hover',
    target: target(what!, source),
  })),
  rule(`move (?:the |your )?(?:mouse|pointer|cursor) (?:over|to|onto|on) (.+)`, ([, what], source) => ({
    kind: 'hover',
    target: target(what!, source),
  })),
  rule(`(?:focus|put the (?:focus|cursor))(?: on| in| into)? (.+)`, ([, what], source) => ({
    kind: 'focus',
    target: target(what!, source),
  })),
  rule(
    `(?:drag|move|pull|slide)(?: and drop)? (.+?) (?:by )?(\\d+) ?(?:px|pixels?)(?: to the)? ?(left|right|up|down|upwards?|downwards?)?`,
    ([, what, amount, way], source) => {
      const far = Number(amount)
      const direction = (way ?? 'right').toLowerCase()
      const by = {
        x: direction === 'left' ? -far : direction === 'right' ? far : 0,
        y: /^up/.test(direction) ? -far : /^down/.test(direction) ? far : 0,
      }
      return { kind: 'drag', target: target(what!, source), by }
    },
  ),
  rule(
    `(?:drag|move|drop|pull|put|place)(?: and drop)? (.+?) (?:(?:and drop (?:it|them) )?(onto|into|to|on|in|over|before|above|after|below|behind|under|on top of)) (.+)`,
    ([said, what, where, to], source) => {
      if (/^(?:put|place)/i.test(said) && !/\b(?:card|item|row|element|block|tile|box|column)\b/i.test(said))
        return undefined
      return {
        kind: 'drag',
        target: target(what!, source),
        to: target(to!, source),
        where: /before|above|on top/i.test(where!)
          ? 'before'
          : /after|below|behind|under/i.test(where!)
            ? 'after'
            : 'into',
      }
    },
  ),
  rule(
    `scroll(?: all the way)?(?: (?:the |this )?page)?(?: back)?(?: all the way)?(?: to)?(?: the)? (?:(?:very )?(top|bottom|end|beginning|start|footer of the page))(?: of (?:the |this )?(?:page|site))?`,
    ([, end]) => ({ kind: 'scroll', to: /top|beginning|start/i.test(end!) ? 'top' : 'bottom' }),
  ),
  rule(
    `scroll(?: (?:the |this )?(?:page|window))?(?: (up|down|left|right))?(?: (?:by )?(?:(\\d+) ?(?:px|pixels?)|a (?:bit|little|page|screen|few pixels)|more|further))?(?: (?:in|inside|within|on) (.+))?`,
    ([, direction, amount, where], source) => ({
      kind: 'scroll',
      direction: (direction?.toLowerCase() ?? 'down') as 'down',
      ...(amount && { amount: Number(amount) }),
      ...(where && !/^(?:the |this )?page$/i.test(where) && { target: target(where, source) }),
    }),
  ),
  rule(
    `scroll(?: (?:the|this) page)?(?: (?:up|down))?(?: to| until you (?:see|reach|find)| (?:so that|till|until) .*?see|(?: over)? onto)? (.+?)(?: (?:is visible|into view|comes into view|appears))?`,
    ([said, what], source) => {
      if (/\buntil\b/i.test(said) && !/you (?:see|reach|find)|visible|into view|appears/i.test(said)) return undefined
      return {
        kind: 'scroll',
        to: 'into_view',
        target: target(what!.replace(/^(?:until|till) /i, '').replace(/ (?:in|into) view$/i, ''), source),
      }
    },
  ),
]

const REST: Rule[] = [
  rule(
    `(?:wait|pause|sleep|hold on)(?: for)?(?: about| another)? (${NUMBER}|half a|\\d+[.,]\\d+) ?(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|moment)(?: long)?`,
    ([, given, unit]) => {
      const number = /half/i.test(given!) ? 0.5 : (readCount(given!) ?? Number(given!.replace(',', '.')))
      return { kind: 'wait', seconds: number * (/^(?:ms|milli)/i.test(unit!) ? 0.001 : /^min/i.test(unit!) ? 60 : 1) }
    },
  ),
  rule(
    '(?:wait|pause)(?: a (?:moment|second|bit|little))?(?: (?:for|until) (?:the |this )?page (?:to load|has loaded|is loaded|loads|to finish loading)(?: completely| fully)?)?',
    () => ({ kind: 'wait', seconds: 1 }),
  ),
  rule(
    `(?:take|make|capture|grab|get|save|snap|create|give me|show me|do|record)(?: me)? (?:a |an |another |the )?(?:(full[- ]?page|full|whole[- ]page|full[- ]length|entire) ?)?(?:quick |new )?(?:screen ?-?shot|screen ?capture|screen ?grab|snapshot|picture)(?: (?:of|from|showing) (.+?))?`,
    ([said, full, what], source) => {
      const isWhole =
        full !== undefined || /^(?:the )?(?:whole|full|entire|complete) (?:page|site|screen)/i.test(what ?? '')
      if (
        /picture|snapshot/i.test(said) &&
        what &&
        !/page|screen|site|window/i.test(what) &&
        !target(what, source).noun
      )
        return undefined
      const isPage =
        !what ||
        /^(?:(?:the|this|that) )?(?:(?:current|whole|full|entire|complete|visible|result|resulting|open) )*(?:page|screen|site|window|tab|browser|view|viewport|website|result|it)(?: (?:now|as it is))?$/i.test(
          what,
        ) ||
        /^it$/i.test(what)
      return {
        kind: 'screenshot',
        ...(isWhole && { fullPage: true }),
        ...(!isPage && { target: target(what!, source) }),
      }
    },
  ),
  rule(`screen ?-?shot(?: (?:of )?(.+))?|capture (?:the |this )?(?:page|screen)`, ([, what], source) => ({
    kind: 'screenshot',
    ...(what && !/page|screen/i.test(what) && { target: target(what, source) }),
  })),
  rule(
    `(?:upload|attach|add|choose|select) (?:the |a )?(?:file )?(\\S+\\.\\w{1,5}|${MARK})(?: (?:file|document|image))?(?: (?:to|into|in|on|for|as|using|with) (.+))?`,
    ([said, file, where], source) => {
      const name = restore(file!, source)
      if (!/^(?:upload|attach)/i.test(said) && !/\bfile\b/i.test(said)) return undefined
      return {
        kind: 'upload',
        files: [name],
        ...(where && !/^(?:the |this )?(?:page|form|site)$/i.test(where) && { target: target(where, source) }),
      }
    },
  ),
  rule(
    `(?:which|what|list|show)(?: me)?(?: all)?(?: the)? (?:files|downloads?|downloaded files)(?: (?:were|was|have been|did i|are) ?(?:downloaded|there)?)?`,
    () => ({ kind: 'downloads' }),
  ),
  rule(`download (.+)`, ([said, what], source) => ({
    kind: 'click',
    target: target(what!, source),
    or: [
      [
        {
          kind: 'click',
          target: { said, name: 'download', relations: [{ relation: 'for', to: target(what!, source) }] },
        },
      ],
    ],
  })),
  rule(
    `(?:sort|order|arrange)(?: (?:it|them|these|the (?:list|table|rows|results|products|items|entries)|all(?: of)? (?:it|them)))? by (.+)`,
    ([said, how], source) => {
      const value = restore(how!, source)
      return {
        kind: 'select',
        values: [{ kind: 'text', text: value }],
        offered: [{ said, name: value }],
        target: {
          said,
          name: 'sort by',
          otherNames: ['sort', 'order by', 'order'],
          roles: ['combobox', 'listbox', 'radiogroup'],
        },
        or: [
          [
            {
              kind: 'click',
              target: {
                said: value,
                name: value.replace(/ (?:ascending|descending)$/i, ''),
                roles: ['columnheader', 'button', 'link'],
              },
            },
          ],
        ],
      }
    },
  ),
  rule(`agree to (.+)`, ([, what], source) => ({ kind: 'check', target: target(what!, source), checked: true })),
  rule(`use (.+?) to (?:get|go|navigate|switch|jump|move) (?:back )?to (.+)`, ([, by, place], source) => ({
    kind: 'follow',
    target: { ...target(place!, source), relations: [{ relation: 'in', to: target(by!, source) }] },
  })),
  rule(`(?:submit|send|post)(?: off)?(?: ${D}(?:(.+?) )?form| it| that| this)?`, ([, what], source) => ({
    kind: 'submit',
    ...(what && { target: target(`${what} form`, source) }),
  })),
  rule(`submit (.+)`, ([, what], source) => ({ kind: 'submit', target: target(what!, source) })),
  rule(
    `(?:do a )?(?:search|look|hunt|query|browse|searching)(?: the (?:site|page|shop|store|catalog(?:ue)?|web ?site))? (?:for|up) (.+?)(?: (?:in|on|using|with|via) (.+))?`,
    ([, what, where], source) => ({
      kind: 'search',
      text: readText(what!, source),
      ...(where &&
        !/^(?:the |this |that )?(?:page|site|shop|store|website)$/i.test(where) && { target: target(where, source) }),
    }),
  ),
  rule(`search (?!for\\b|the\\b|this\\b)(.+)`, ([, what], source) => ({
    kind: 'search',
    text: readText(what!, source),
  })),
  rule(`search (?:the |this )(.+?) for (.+)`, ([, where, what], source) => ({
    kind: 'search',
    text: readText(what!, source),
    ...(!/^(?:page|site|web ?site)$/i.test(where!) && { target: target(where!, source) }),
  })),
]

/** What opens by itself when it is clicked. */
const OPENED = /menu|dropdown|select|picker|dialog|section|accordion|panel|calendar|details|folder/
/** Nouns of what a link leads to: the link itself is called by the rest. */
const PLACE =
  /^(.+?) (?:page|section|site|screen|article|post|story|mail|e-?mail|message|product|entry|record|item|view|category|area)$/i

/** A place that something leads to: the noun says what is there, not what leads there. */
function toPlace(read: Target, said: string, source: Source): Target {
  const isControl = /^(?:link|button|tab|menu item|menu|icon|image|logo|row|result|search result)$/.test(
    read.noun ?? '',
  )
  if (isControl || read.ordinal !== undefined || read.relations || read.quoted) return read
  const words = restore(said.replace(new RegExp(`^(?:${DETERMINER}\\s+)+`, 'i'), ''), source)
  const short = PLACE.exec(words)?.[1] ?? words
  return { said: read.said, name: short, ...(short !== words && { otherNames: [words] }) }
}

/** "open the Accounts tab", "go to the checkout", "visit the contact page": something of the page leads there. */
const FOLLOWS: Rule[] = [
  rule(
    `(?:open|go to|goto|navigate to|visit|head(?: over)? to|move to|jump to|switch to|show|take me to|bring me to|continue to|proceed to|access|enter|get to|return to) (.+?)`,
    ([said, what], source) => {
      const isOpening = /^open/i.test(said)
      const read = target(what!, source)
      if (read.back || /^enter/i.test(said)) return undefined
      if (isOpening && read.noun && OPENED.test(read.noun)) return { kind: 'click', target: read }
      const plain = toPlace(read, what!, source)
      // "show the times" may be what a button is called, or a question.
      if (/^(?:show|view|see)/i.test(said)) return read.noun === 'tab' ? { kind: 'follow', target: plain } : undefined
      return { kind: 'follow', target: plain }
    },
  ),
]

const RULES: readonly Rule[] = [
  ...OPEN,
  ...TABS,
  ...DIALOGS,
  ...LOGIN,
  ...ANSWERS,
  ...KEYS,
  ...CLICKS,
  ...MOVES,
  ...REST,
  ...FILLS,
  ...CHOICES,
  ...FOLLOWS,
]

/** Reads one imperative; undefined: no rule knows its verb. */
export function readCommand(text: string, source: Source): Read[] | undefined {
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(text)
    const found = match && read(match, source)
    if (found) return Array.isArray(found) ? found : [found]
  }
  return undefined
}
