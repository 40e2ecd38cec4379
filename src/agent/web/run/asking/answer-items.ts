import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PageAnswer } from './ask-page.ts'
import { namedItems, thingsOf, type Fact, type NamedItem } from './named-items.ts'
import { contentWords } from './question-words.ts'

/** Asks which of several there are. */
const WHICH = /^\W*(?:which|what|who|whose)\b(?! (?:is|was|does|has) (?:the|my|our|your)\b)/i
/** Asks for those of which something is not so. */
const DENIED = /\b(?:not|no|nobody|none|without|never|neither)\b|n['’]t\b|\bno[- ]one\b/i
/** Words that say nothing of a condition: pronouns of anything at all, and adverbs of now. */
const FREE = pattern()`
  ^(?:any|some|no)(?:body|one|thing)$
  |^(?:one|yet|still|already|currently|now|right|just|not|no|none|without|never|t)$
  |^(?:are|is|has|have|do|does|did|were|was)n$
`
/** How pages say that nothing is there. */
const NOTHING = pattern('i')`
  ^(?:
    nobody|no[ -]?one|none|nothing|unassigned|empty|not set|missing|unknown|n/a|tb[acd]|to be (?:announced|confirmed|decided)|[-–—]+
  )$
`
const YES = /^(?:yes|y|true|on|✓|✔|✅)$/i
/** Words and figures that compare, which equal words do not answer; a way from one place to another is told by its order. */
const COMPARES = pattern('iu')`
  \b(?:over|under|above|below|beyond|more|less|fewer|between|within|since|until|till|before|after|than)\b
  |\bfrom\b.*\bto\b
  |\b(?:by|from|to)\ (?:the\ )?(?:end|next|last|this|today|tomorrow|yesterday|tonight|noon|midnight|now
    |(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?
    |jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b
  |(?<![\p{L}\d_-])\p{Sc}?\d[\d.,]*(?![\p{L}\d])
`
const SAME = 0.9
const LIKE = 0.75

/**
 * Which items of the one list have what is asked: "which tickets are still open?", "who isn't assigned to anything?". Every word
 * besides what the page calls its items has to be said of some and not of all. Undefined otherwise.
 */
export function answerItems(question: string, page: Page, about: string): PageAnswer | undefined {
  if (
    !WHICH.test(question) ||
    COMPARES.test(question) ||
    /\b(?:most|least|\p{L}{3,}est|how many|how much|and|or)\b/iu.test(question)
  )
    return undefined
  const isDenied = DENIED.test(question)
  const words = contentWords(question).filter(word => !FREE.test(word))
  const found = namedItems(page).flatMap(items => {
    const things = thingsOf(page, items, about)
    const left = words.filter(word => !things.some(thing => matchWord(word, thing) >= SAME) || isSaidOf(items, word))
    const hits = left.length
      ? items.filter(({ name, facts }) => (isDenied ? lacks(items, facts, left) : says(name, facts, left)))
      : []
    return hits.length > 0 && hits.length < items.length ? [hits.map(({ name }) => name)] : []
  })
  const [names] = found
  if (!names || found.some(other => other.join('\n') !== names.join('\n'))) return undefined
  const text = names.length === 1 ? names[0]! : names.map(name => `- ${name}`).join('\n')
  return { result: names.length === 1 ? names[0] : names, text, confidence: 0.75 }
}

const isSaidOf = (items: readonly NamedItem[], word: string): boolean =>
  items.some(({ facts }) => facts.some(({ text }) => has(text, word)))

const has = (text: string, word: string, least = SAME): boolean =>
  wordsIn(text).some(one => matchWord(word, one) >= least)

/** Every word is in a text about the item; a word of a label needs another one in its text, or a yes there. */
function says(name: string, facts: readonly Fact[], words: readonly string[]): boolean {
  const isText = (word: string) => facts.some(({ text }) => has(text, word))
  const isLabel = (word: string) =>
    facts.some(
      ({ label = '', text }) =>
        has(label, word, LIKE) && (YES.test(text.trim()) || words.some(other => other !== word && has(text, other))),
    )
  return (
    words.every(word => isText(word) || isLabel(word) || has(name, word)) &&
    words.some(word => isText(word) || isLabel(word))
  )
}

/** Nothing stands under the label that says the words; or the state that they say of others is not said of this one. */
function lacks(items: readonly NamedItem[], facts: readonly Fact[], words: readonly string[]): boolean {
  const isLabel = ({ label = '' }: Fact) => words.every(word => has(label, word, LIKE))
  if (items.some(item => item.facts.some(isLabel)))
    return facts.some(fact => isLabel(fact) && NOTHING.test(fact.text.trim()))
  const isState = ({ text }: Fact) => {
    const own = contentWords(text)
    return (
      own.length > 0 && own.length <= words.length && words.every(word => own.some(one => matchWord(word, one) >= SAME))
    )
  }
  return items.some(item => item.facts.some(isState)) && !facts.some(isState)
}

const MOST_OF = pattern('iu')`
  ^\W*(?<who>who|whose|(?:which|what) (?<kind>\p{L}+))\b (?<verb>.*?)\b(?:the )?most(?: of)?(?: the)?(?: (?<noun>\p{L}+))?\W*$
`
/** Verbs of having and of being there (Levin 1993, 47 and 48), and auxiliaries. */
const HAS = /^(?:ha(?:s|ve|d)|got|gets?|owns?|owned|holds?|held|appears?|appeared|occurs?|occurred|comes?|came|been)$/
/** Verbs of bringing about (Levin 1993, 26.4 and 26.7), and labels that say who did. */
const MAKES = /^(?:wr[io]tes?|written|makes?|made|creates?|created|author(?:s|ed)?|posts?|posted)$/
const MAKER = /\b(?:author|writer|creator|poster)\b|^(?:(?:written|posted|created|made|added) )?(?:by|from)$/i
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+$/u

/**
 * "who has the most allotments?" where the page has a row for each of them and no figure: whoever is named by the most rows.
 * Undefined where two are named as often, it is not what the page calls its rows, or what is asked of them is said by another verb
 * than the label.
 */
export function answerMostNamed(question: string, page: Page, about: string): PageAnswer | undefined {
  const { who, kind, noun, verb = '' } = MOST_OF.exec(question)?.groups ?? {}
  if (who === undefined || (noun === undefined && kind === undefined)) return undefined
  if (DENIED.test(verb) || /\b(?:need|want|like|know)\b/i.test(verb)) return undefined
  const doing = contentWords(verb).filter(word => !HAS.test(word))
  for (const items of namedItems(page)) {
    const things = thingsOf(page, items, about)
    if (
      noun !== undefined &&
      !/^(?:often|common|frequently|times)$/i.test(noun) &&
      !things.some(one => matchWord(noun.toLowerCase(), one) >= SAME)
    )
      continue
    const labels = [...new Set(items.flatMap(({ facts }) => facts.flatMap(({ label }) => label ?? [])))]
    const groups = labels.filter(label => {
      const texts = items.flatMap(({ facts }) => facts.filter(fact => fact.label === label).map(({ text }) => text))
      const isKind = kind === undefined ? texts.every(text => PERSON.test(text)) : has(label, kind.toLowerCase())
      const isDone = doing.every(
        word => has(label, word) || things.includes(word) || (MAKES.test(word) && MAKER.test(label)),
      )
      return isKind && isDone && texts.length >= items.length && texts.every(text => /\p{L}/u.test(text))
    })
    if (groups.length !== 1) continue
    const counts = new Map<string, number>()
    for (const { facts } of items)
      for (const { label, text } of facts) if (label === groups[0]) counts.set(text, (counts.get(text) ?? 0) + 1)
    const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
    if (!first || first[1] === second?.[1]) continue
    return { result: first[0], text: `${first[0]} (${first[1]} of ${items.length}).`, confidence: 0.75 }
  }
  return undefined
}
