import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes } from './mask.ts'

/** Verbs that give somebody a role (verbs of appointing; Levin, 1993, 29.1). */
const GIVES = pattern('iu')`
  ^(?:make|appoint|name|nominate|elect|designate|declare|install)\ (?=\S+\ \S)
`

/** "Ann Lee is now the …", "is to be the …", "becomes …", "has been made …": that somebody has a role from now on. */
const BECOMES = pattern('iu')`
  ^(?<who>\S+(?:\ \S+){0,3}?)(?:
    (?:\ is|['’]s)\ (?:now|to\ be(?:come)?|going\ to\ be(?:come)?)
    |(?:\ is|['’]s)(?=\ (?:the|our|its|their)\ new\ )
    |\ becomes?
    |\ (?:should|shall|will|must|has\ to)\ (?:now\ )?be(?:come)?
    |\ takes\ over\ (?:now\ )?as
    |\ (?:has\ been|was|got|is\ being)\ (?:now\ )?(?:appointed|named|made|elected)(?:\ (?:as|to\ be))?
  )\ (?<article>(?:the|our|its|their|an?)\ )?(?:new\ )?(?<rest>\S.*)$
`

const NAMED = fragment`(?<who>(?-i:\p{Lu})\S*(?:\ (?-i:\p{Lu})\S*)*)`
/** "Ann Lee takes over the East wing", "is to run it", "is in charge of it now": whom something is given to. */
const TAKES = pattern('iu')`
  ^${NAMED}(?:
    \ (?:takes|is\ taking|will\ take|is\ to\ take|should\ take)\ (?:over|charge\ of)
    |\ (?:is\ now|(?:will|should|is\ to)\ be)\ in\ charge\ of
    |\ (?:is\ to|will\ now|shall|should\ now|should)\ (?:lead|head|run|manage|look\ after|oversee)
  )\ (?!(?:from|for|as|at|in|on)\b)(?<what>\S.*)$
`
/** "the East wing should belong to Ann Lee", "goes to her". */
const GOES_TO = pattern('iu')`
  ^(?<what>\S.*?)\ (?:
    (?:should|shall|must|is\ to|will|has\ to)\ (?:now\ )?(?:belong|go|pass|be\ (?:given|handed\ over|assigned))
    |now\ (?:belongs|goes)
  )\ to\ ${NAMED}$
`

/** From when on. */
const FROM_NOW = pattern(
  'iu',
)`[\s,]+(?:now|from\ (?:now|today)(?:\ on)?|as\ of\ (?:now|today)|instead|please|pls)(?=[\s.!]*$)`
const LINK = /\s(?:of|for|at|in|on|over)\s+(?=\S)/giu
const AS = pattern('iu')`
  ^(?<who>\S+(?:\s\S+){0,3}?)\s(?:(?:as|to(?:\sbe)?)(?:\s(?:the|an?|its|our|their))?|the|an?|our|its|their)(?:\s(?:new|next))?
  \s(?<role>\S+(?:\s\S+){0,3})$
`
/** What stands there is no name of somebody. */
const NO_NAME =
  /^(?:the|an?|all|every|each|any|both|it|its|this|that|these|those|his|her|their|our|my|your|me|us|him|them|sure|there|no|who|which|what)$/iu

/** "make Ann Lee Bob Ray's trainer": whose, behind the name of who gets the role. */
const OF_WHOM =
  /^(?<who>\p{Lu}\S*(?:\s\p{Lu}\S*)*?)\s(?<what>\p{Lu}\S*(?:\s\p{Lu}\S*)*)['’]s?\s(?:new\s)?(?<role>\p{Ll}+(?:\s\p{Ll}+){0,2})$/u

/** "Bob Ray's trainer". */
const OWNED = /^(?<what>[^,;:.?!]*?\S)['’]s?\s(?:new\s)?(?<role>\p{Ll}+(?:\s\p{Ll}+){0,2})$/iu

/** Orders that put somebody down as something, or in charge of it, as the plain change. */
export const TURNS_OF_ROLES: readonly [RegExp, string][] = [
  // "appoint Ann Lee as keeper of the East wing": the role is a field of what follows.
  [
    pattern('u')`
      ^(?:assign|appoint|name|nominate|make|put|set|use) (\S.*?)(?: down| in| up)? as (?:the |a |an |our |its |new )*
      (\p{Ll}+(?: \p{Ll}+)?) (?:for|of|to|on|in) (\S.*)$
    `,
    'set the $2 of $3 to $1',
  ],
  // "put Ann Lee on order 7 as inspector": the role behind what she is put on.
  [
    pattern('u')`
      ^(?:[Pp]ut|[Pp]lace|[Aa]ssign|[Ss]et) (\S.*?) (?:on|onto|to|for) (\S*(?: \S+){0,2}?\S*[\d\p{Lu}]\S*(?: \p{Lu}\S*)*)
      \ as (?:the |an? |its |our |their |new )*(\p{Ll}+(?: \p{Ll}+)?)$
    `,
    'set the $3 of $2 to $1',
  ],
  // "set the head of Finance to Ann Lee": of that name, which is no part of a title there.
  [
    /^(?:set|change|switch|update) the (\p{Ll}+(?: \p{Ll}+)?) (?:of|for) (\p{Lu}[^\s"“”]*(?: \p{Lu}[^\s"“”]*)*) to (\S.*)$/u,
    'set the $1 of "$2" to $3',
  ],
  // "put Ann Lee in charge of the Otter": it is given to her to look after.
  [/^(?:[Pp]ut|[Pp]lace|[Ll]eave) (\p{Lu}\S*(?: \p{Lu}\S*)*) in charge of (\S.*)$/u, 'assign $2 to $1'],
]

interface Given {
  who: string
  role: string
  what: string
}

/**
 * "make Ann Lee the keeper of the East wing", "Ann Lee becomes head of Sales", "she takes over the Otter": who gets which role of what, as
 * the plain change of that thing; else as that of the person who is there. All of them are readings that count only where all of it
 * makes sense: the role must be a field of the thing, or what the person may be.
 */
export function ordersOfRoles(said: string): string[] {
  const text = withoutEnd(said)
  const verb = execIn(text, GIVES)?.[0]
  if (verb !== undefined)
    return [...ofWhom(text.slice(verb.length)), ...rolesIn(text.slice(verb.length)).flatMap(asOrders)]
  const told = execIn(text, BECOMES)?.groups
  if (told?.['who'] && told['rest'] && isName(told['who'])) {
    const { what, role } = OWNED.exec(told['rest'])?.groups ?? {}
    const owned = what && role ? [`set the ${role} of ${told['article'] ?? ''}${what} to ${told['who']}`] : []
    return [
      ...owned,
      ...apart(told['rest']).flatMap(([part, of]) => asOrders({ who: told['who']!, role: part, what: of })),
    ]
  }
  const { who, what } = execIn(text, TAKES)?.groups ?? execIn(text, GOES_TO)?.groups ?? {}
  return who && what ? [`assign ${what} to ${who}`] : []
}

const withoutEnd = (said: string): string => {
  const text = said.replace(/[\s.!]+$/, '')
  return replaceIn(replaceIn(text, FROM_NOW, ''), FROM_NOW, '')
}

/** What an order of appointing may say: who, as what, of what. */
function rolesIn(body: string): Given[] {
  return apart(body).flatMap(([left, what]) => {
    const { who, role } = AS.exec(left)?.groups ?? {}
    const halves = who && role ? [[who, role] as const] : withoutArticle(left.split(' '))
    return halves.flatMap(([name, part]) => (isName(name) ? [{ who: name, role: part, what }] : []))
  })
}

/** Names in capitals, divided wherever one may end, the likeliest in the middle. */
function ofWhom(body: string): string[] {
  const { who, what, role } = OF_WHOM.exec(body)?.groups ?? {}
  const words = who && what ? `${who} ${what}`.split(' ') : []
  const half = words.length / 2
  return words
    .slice(1)
    .map((_, at) => at + 1)
    .sort((one, other) => Math.abs(one - half) - Math.abs(other - half))
    .map(at => `set the ${role!} of ${words.slice(at).join(' ')} to ${words.slice(0, at).join(' ')}`)
}

/** "Ann Lee head", "ann lee head": the name ends where its capitals do, else behind a word or two. */
function withoutArticle(words: readonly string[]): [string, string][] {
  const capitals = words.findIndex(word => !/^\p{Lu}/u.test(word))
  const ends = capitals > 0 ? [capitals] : capitals < 0 ? [words.length - 1] : [2, 1]
  return ends.flatMap(at =>
    at > 0 && at < words.length && words.length - at <= 3
      ? [[words.slice(0, at).join(' '), words.slice(at).join(' ')] as [string, string]]
      : [],
  )
}

const IN_WORDS = /^[^,;:.?!\d"“”]{2,60}$/u
/** A text before and behind each of its prepositions, the last one first. */
const apart = (text: string): [string, string][] =>
  [...maskQuotes(text).matchAll(LINK)]
    .reverse()
    .map(({ index, 0: link }): [string, string] => [text.slice(0, index), text.slice(index + link.length)])
    .filter(([before]) => IN_WORDS.test(before))

const isName = (who: string): boolean =>
  who.split(' ').every(word => !NO_NAME.test(word) && !/['’]s$|\d|[,;:]/u.test(word))

/** It may be a name, without an article or a noun of its kind. */
const BARE = /^(?!(?:the|an?|our|its|their|my|all|every|each)\s)[^\s"“”]+(?:\s[^\s"“”]+){0,3}$/iu

/** A name may be quoted, so that "head of Finance" is no title there. "Head of IT at Acme" is what somebody is there. */
function asOrders({ who, role, what }: Given): string[] {
  const quoted = BARE.test(what) ? [`set the ${role} of "${what}" to ${who}`] : []
  const title = role.replace(/(?<!\S)(?!(?:of|and|for|the|in|to)\b)\p{Ll}/gu, first => first.toUpperCase())
  const there = / (?:of|at|for|in|on|over) /iu.test(what) ? [] : [`change ${who} at ${what} to ${title}`]
  return [`set the ${role} of ${what} to ${who}`, ...quoted, ...there]
}
