import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import { setTo, type Fit, type Said } from '../pieces.ts'

const WHOLE_NAME = /^(?:your |my |full |whole |display |contact )*name\W*$/i
const MAIL = /\be-?mail\b|@/i
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A first and a last name, each written as a name. */
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: (?:van|von|de|da|di|la|le|der|den|bin|al|\p{Lu}[\p{L}'’.-]*)){1,4}$/u
/** Where somebody is reached: what begins with a name then begins with who that is. */
const REACHED = /\S@\S+\.\S|(?:^|\s)(?:\+|0)\d[\d ()/-]{6,}\d/
/** How people introduce themselves or somebody. */
const INTRODUCES = /^(?:i am|i'm|i’m|this is|it's|it is|my name is|(?:my|the) name's|name is) /i
/** What an address by itself may be told with. */
const MAILS = /^(?:(?:my|his|her|their|the) )?(?:e-?mails?(?: address)?|mail|address)(?: (?:is|to|at|me at|us at))?$/i

/** "I'm Ada Berg", "this is Ada Berg speaking": a person's name, for the one field that takes a whole name. */
export function introduced(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at)) return []
  const begins = INTRODUCES.exec(fitter.source.text.slice(fitter.tokens[at]!.start))
  if (!begins) return []
  return named(fitter, at + begins[0].trim().split(/\s+/).length, said, 0.1)
}

/** "…, Ada Berg, ada@berg.example": a person's name by itself, beside an e-mail address. */
export function namedBeside(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at)) return []
  const end = fitter.clauseEnd(at)
  const isBeside = isMail(fitter, at - 2, at - 1) || isMail(fitter, end + 1, end + 2)
  const isFirst =
    (at === 0 || fitter.word(at - 1) === ':' || said.any !== true) &&
    REACHED.test(restore(fitter.source.text, fitter.source))
  return isBeside || isFirst ? named(fitter, at, said, 0.25) : []
}

const isMail = (fitter: Fitter, from: number, to: number): boolean =>
  from >= 0 && to <= fitter.tokens.length && from < to && ADDRESS.test(restore(fitter.text(from, to), fitter.source))

/** A name from there on, to the end of the clause or to where somebody is from. */
function named(fitter: Fitter, from: number, said: Said, cost: number): Fit[] {
  const last = fitter.clauseEnd(from)
  const of = onlyField(fitter, said, ({ names }) => names.some(one => WHOLE_NAME.test(one)))
  if (!of) return []
  for (let end = last; end > from + 1; end--) {
    if (end < last && !/^(?:from|of|at)$/.test(fitter.word(end))) continue
    const name = restore(fitter.text(from, end), fitter.source).replace(/ (?:here|speaking)$/, '')
    if (PERSON.test(name)) return fitter.goOn(end, said, cost, setTo(of, name, { quoted: true }))
  }
  return []
}

/** "…, ada@berg.example, …", "mail ada@berg.example": an address, for the one field that takes one. */
export function mailed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at)) return []
  const end = fitter.clauseEnd(at)
  const text = end > at ? restore(fitter.text(end - 1, end), fitter.source) : ''
  const lead = end - 1 > at ? fitter.text(at, end - 1) : ''
  if (!ADDRESS.test(text) || (lead !== '' && !MAILS.test(lead))) return []
  const of = onlyField(fitter, said, ({ node, names }) => node.type === 'email' || names.some(one => MAIL.test(one)))
  return of ? fitter.goOn(end, said, 0.1, setTo(of, text, { quoted: true })) : []
}

/** "I play violin", "I speak Danish": what one does by a whole choice of the one list that has it. */
export function oneselfChosen(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at) || fitter.word(at) !== 'i' || said.tick === false || fitter.isBoundary(at + 1)) return []
  const end = fitter.clauseEnd(at + 2)
  if (end <= at + 2 || !/^\p{L}{3,}$/u.test(fitter.word(at + 1))) return []
  const called = restore(fitter.text(at + 2, end), fitter.source)
  const found = fitter.names.named.flatMap(named => {
    const choices = (named.choices ?? []).filter(({ label }) => label.trim().toLowerCase() === called.toLowerCase())
    return named.kind === 'choice' && choices.length === 1 ? [{ named, choices }] : []
  })
  const [first, ...more] = found
  if (!first || more.length) return []
  return fitter.goOn(end, said, 0.2, { kind: 'choose', of: first.named, called, choices: first.choices })
}

const isStart = (fitter: Fitter, at: number): boolean => fitter.startsPart(at) && !fitter.isStop(at)

function onlyField(fitter: Fitter, { scope }: Said, fits: (named: Named) => boolean): Named | undefined {
  const [of, ...more] = fitter.names.named.filter(
    named => named.kind === 'field' && (scope === undefined || named.within.has(scope)) && fits(named),
  )
  return more.length === 0 ? of : undefined
}
