import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import { setTo, type Fit, type Said } from '../pieces.ts'

const WHOLE_NAME = /^(?:your |my |full |whole |display |contact )*name\W*$/i
const MAIL = /\be-?mail\b|@/i
/** A first and a last name, each written as a name. */
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: (?:van|von|de|da|di|la|le|der|den|bin|al|\p{Lu}[\p{L}'’.-]*)){1,4}$/u

/** "I'm Ada Berg", "this is Ada Berg speaking": a person's name, for the one field that takes a whole name. */
export function introduced(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at)) return []
  const begins = /^(?:i am|i'm|i’m|this is|it's|it is) /i.exec(fitter.source.text.slice(fitter.tokens[at]!.start))
  if (!begins) return []
  const from = at + begins[0].trim().split(/\s+/).length
  const end = fitter.clauseEnd(from)
  const name = end > from ? restore(fitter.text(from, end), fitter.source).replace(/ (?:here|speaking)$/, '') : ''
  const of = PERSON.test(name)
    ? onlyField(fitter, said, ({ names }) => names.some(one => WHOLE_NAME.test(one)))
    : undefined
  return of ? fitter.goOn(end, said, 0.1, setTo(of, name, { quoted: true })) : []
}

/** "…, ada@berg.example, …": an address by itself, for the one field that takes one. */
export function mailed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isStart(fitter, at) || !fitter.isBoundary(at + 1)) return []
  const text = restore(fitter.text(at, at + 1), fitter.source)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return []
  const of = onlyField(fitter, said, ({ node, names }) => node.type === 'email' || names.some(one => MAIL.test(one)))
  return of ? fitter.goOn(at + 1, said, 0.1, setTo(of, text, { quoted: true })) : []
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

const isStart = (fitter: Fitter, at: number): boolean => fitter.isStart(at) && !fitter.isStop(at)

function onlyField(fitter: Fitter, { scope }: Said, fits: (named: Named) => boolean): Named | undefined {
  const [of, ...more] = fitter.names.named.filter(
    named => named.kind === 'field' && (scope === undefined || named.within.has(scope)) && fits(named),
  )
  return more.length === 0 ? of : undefined
}
