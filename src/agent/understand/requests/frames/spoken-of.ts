import { fragment, pattern } from '../../../../lib/patterns.ts'

/**
 * Somebody tells what they are about and then asks something of whom they named: "I have to call Ann Lee. What's her number?". The
 * question is put with the name instead of the pronoun.
 */

/** The end of what is told, before a question. */
const JOINTS = /\s*(?:[,;:–—!]|\.|\s-)\s+(?:(?:and|so|but)\s+)?/gu

/** What asks for something itself is nothing that is only told. */
const ASKS = pattern('i')`
  \?|^\W*(?:(?:and|so|but|ok|okay|hi|hello|please|now)\W+)*(?:
    how|which|what|what['’]s|who|who['’]s|whose|where|when|why|is|are|was|were|do|does|did|has|have|can|could|would|will
    |list|show|give|tell|find|count|name|display|get|pull|compare|rank|sort|search|look up|create|add|update|change|set|delete|remove|cancel
    |(?:i|we)(?:['’]d like| (?:need|want|would like|am looking for|are looking for|wish))(?! to\b)
    |(?:i|we)(?:['’]d like| (?:need|want|would like|wish)) to (?:see|know|have|find|get|list|count|change|update|add|create|delete|remove|cancel)
  )\b
`

/** Who tells it, or whom it is told of, begins what is told; "the fees of Ann Lee" begins a request. */
const TOLD = pattern('iu')`
  ^\W*(?:(?:so|and|well|ok|okay|hi|hello|hey|today|yesterday|now|earlier|this morning)\W+)*
  (?:(?:I|we|you|they|he|she|it|my|our|someone|somebody|there)\b|(?-i:\p{Lu})|(?:the |our |their )?\p{L}+ (?:no\.? ?|number |#)?\d)
`

const QUESTION = pattern('iu')`
  ^(?:what|what['’]s|which|who|whose|where|when|how|do|does|did|is|are|was|were|has|have|had)\b[^?]*\?*\W*$
`

/** Words in capitals that name nobody: days, months, the speaker. */
const NO_NAME = pattern('iu')`
  ^(?:I|I['’]\p{L}+|Ok|Okay|Hi|Hello|Hey|Thanks|Please|Sorry|Today|Tomorrow|Yesterday
    |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
    |January|February|March|April|May|June|July|August|September|October|November|December)$
`
const WORD = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`
const NAMES = pattern('gu')`
  [“"](?<quoted>[^“”"]{2,60})[”"]
  |(?<mail>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,})
  |(?<name>${WORD}(?:\ (?:(?:of|and|the|de|da|van|von|der)\ )?${WORD})*)
`
/** "order 1023 hasn't come": a record by its number, at the beginning. */
const NUMBERED = /^\W*(?:the |our |my |their )?(?<record>\p{L}{3,} (?:no\.? ?|number |#)?\d[\p{N}-]*)\b/iu

/** The one thing that is named; undefined where there is none or more than one. */
function namedIn(told: string): string | undefined {
  const first = told.search(/[\p{L}\p{N}]/u)
  const named = [...told.matchAll(NAMES)].flatMap(({ index, groups }) => {
    const { quoted, mail, name } = groups ?? {}
    if (quoted) return [`"${quoted}"`]
    if (mail) return [mail]
    // "Ann Lee and Bo Ray" are two, "Smith and Sons" is one.
    const sides = name!.split(' and ')
    if (sides.length > 1 && sides.every(side => side.includes(' '))) return sides
    // A single word at the beginning has its capital from there.
    const words = name!.split(' ')
    if (index === first && words.length === 1) return []
    const kept = words.filter(word => !NO_NAME.test(word))
    return kept.length ? [kept.join(' ')] : []
  })
  const names = [...new Set(named)]
  if (names.length > 1) return undefined
  return names[0] ?? NUMBERED.exec(told)?.groups?.['record']
}

const SUBJECT = /\b(?:they|he|she|it)\b/iu
const CONTRACTED = /\b(?:they['’]re|he['’]s|she['’]s|it['’]s)(?=\s)/iu
const OBJECT = /\b(?:them|him|it)\b|\bher(?=\W*$|\s+(?:on|at|by|under|with|for|from|in|to|of)\b)/iu
const POSSESSIVE = /\b(?:their|its|his|her)(?=\s+\p{L})/iu
/** "do you have their number?": what is wanted is the number. */
const DO_YOU_KNOW = fragment`(?:do|did|have) (?:you|we)(?: still| happen to| already)? (?:have|know|got|keep)(?: what)?`
const KNOWN = pattern('iu')`^${DO_YOU_KNOW} (?<what>(?:their|its|his|her) [^?]+?)\W*$`

/** The question with the name in the place of its pronoun; undefined where none points to it. */
function withName(question: string, name: string): string | undefined {
  const what = KNOWN.exec(question)?.groups?.['what']
  const asked = what === undefined ? question : `what is ${what}?`
  // Other names are spoken of as well.
  if (/(?<=[\p{L},] )(?!I\b)\p{Lu}\p{L}/u.test(asked)) return undefined
  for (const [pronoun, instead] of [
    [POSSESSIVE, `${name}'s`],
    [CONTRACTED, `${name} is`],
    [OBJECT, name],
    [SUBJECT, name],
  ] as const)
    if (pronoun.test(asked)) return asked.replace(pronoun, () => instead)
  return undefined
}

/** "I'd like to ring Ann Lee, do you have her number?": that of her phone. */
const RINGS = /\b(?:ring|call|phone|dial|text)\b/i
const numbered = (told: string, asked: string): string =>
  RINGS.test(told) ? asked.replace(/(?<='s )number\b/, 'phone number') : asked

/** "Where do we have the most boats? I mean which region.", "What does Ann do? I mean the job title." */
const MEANT = pattern('iu')`
  ^\W*(?<asked>(?<word>where|who|what|which(?: ones?)?)\b[^?.]+?)[?.,;]*\s(?:by that )?I (?:mean|meant)[,:]?
  \ (?:(?:in |by )?(?:which|what) (?<kind>\p{L}[\p{L} ]{1,30}?)|(?:the|their|his|her|its) (?<field>\p{L}[\p{L} ]{1,30}?))\W*$
`

/** The question with what was meant in its place; the text itself where nothing is added so. */
function sayMeant(text: string): string {
  const { asked, word, kind, field } = MEANT.exec(text)?.groups ?? {}
  if (!asked || !word) return text
  if (kind) return `${/^where$/i.test(word) ? 'in which' : 'which'} ${kind}${asked.slice(word.length)}?`
  const name = namedIn(asked)
  return name && field ? `what is the ${field} of ${name}?` : text
}

/** One question of what is told and what is asked about it; the text itself where it has no such form. */
export function askOfNamed(said: string): string {
  const text = sayMeant(said)
  for (const { index, 0: joint } of [...text.matchAll(JOINTS)].reverse()) {
    const [told, question] = [text.slice(0, index), text.slice(index + joint.length)]
    if (!QUESTION.test(question) || ASKS.test(told) || !TOLD.test(told)) continue
    const name = namedIn(told)
    const asked = name && withName(question, name)
    if (asked) return numbered(told, asked)
  }
  return text
}
