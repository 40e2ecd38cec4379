import { fragment, pattern } from '../../../lib/patterns.ts'
import { groupsOf, LEAD, sayPlainly, type Turn } from './turns.ts'

/**
 * Whether there is one, and which it is, asked at once: "does the Gull have a skipper, and who is it?". What is asked second is what is wanted, and
 * its answer says the first (a polar question before a wh-question; Quirk et al., 1985, § 11.4–11.18).
 */
const IF_SO = fragment`(?:if (?:so|yes|any|it does|they do|there is|there are),? )?(?:then )?`
const IT_IS = fragment`(?:it|they|that|those|these|this|them)(?: called| then| exactly)?`
const ANYBODY = fragment`(?:anybody|anyone|any one|somebody|someone|any people|people|a person)`

/** "sailors who has not paid": as a verb goes with several. */
const ofSeveral = (told: string): string =>
  told.replace(
    /^(is|was|has|does)\b/i,
    verb => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb.toLowerCase()]!,
  )

const TURNS: readonly Turn[] = [
  // "do we have poems for children? Which books?": which those are, and not all books.
  [
    pattern('iu')`
      ^(?<first>\W*(?:(?:and|so|but|ok|okay)\W+)*(?:is|are|was|were|do|does|did|has|have|had)\ [^?]+?)
      (?:\?\s+(?:(?:and|if\ so|if\ yes|please)\W+)*|,\ (?:and\ )?)
      (?:which|what)\ (?<kind>(?!ones\b)\p{L}+(?:\ \p{L}+)?s|people)(?:,?\ (?:please|pls))?\W*$
    `,
    (...args) => {
      const { first, kind } = groupsOf(args)
      return `${first!}? Which ${kind!} are they?`
    },
  ],
  // "does the Gull have a skipper, and who is it?", "has Ann Lee got a phone number and what is it?": who, or what.
  [
    pattern('iu')`
      ^(?<lead>${LEAD})(?:does|do|did|has|have|had)
      \ (?!(?:we|you|i|they|he|she|it|any\p{L}*|some\p{L}*|every\p{L}*|no)\b)(?<whose>\p{L}[^?;:]*?) (?:have|has|got|had)(?: got)?
      \ (?:an?|(?<many>any)|its own|their own|his own|her own|the) (?<what>\p{L}+(?:[ -]\p{L}+){0,2}?)(?:[,?]? and |\? +)${IF_SO}
      (?<word>what|which|who|where)(?:['’]s| is| are| was| were)
      \ ${IT_IS}(?:,? (?:please|pls))?(?=\W*$)
    `,
    (...args) => {
      const { lead, whose, what, word, many } = groupsOf(args)
      // "does Ann Lee have any late boats? What are they?": which of several records, and whether there are such.
      if (many && /[^s]s$/i.test(what!)) return args[0]!
      return `${lead!}${/^who$/i.test(word!) ? 'who' : 'what'} is the ${what!} of ${whose!}`
    },
  ],
  // "do we have a phone number for Ann Lee? What is it?", "is there a deadline for the refit, and when is it?"
  [
    pattern('iu')`
      ^(?<lead>${LEAD})(?:do (?:we|you|they) (?:have|know)|have (?:we|you|they) got|is there)
      \ (?:an?|any|the) (?<what>\p{L}+(?:[ -]\p{L}+){0,2}?)(?: on (?:file|record))? (?:for|of)
      \ (?<whose>(?:the |our )?(?=[^?;:,]*(?-i:\p{Lu}))\p{L}[^?;:,]*?)(?:[,?]? and |\? +)${IF_SO}
      (?:what|which|who|where|when)(?:['’]s| is| are| was| were) ${IT_IS}(?:,? (?:please|pls))?(?=\W*$)
    `,
    (...args) => {
      const { lead, whose, what } = groupsOf(args)
      return `${lead!}what is the ${what!} of ${whose!}`
    },
  ],
  // "is there anybody on leave who has not signed, and who is it?", "… and which sailors are those?": who, or which of them.
  [
    pattern('iu')`
      ^(?<lead>${LEAD})(?:is|are|was|were) there ${ANYBODY}
      (?<where> (?:in|at|on|from|of|among|with) [^?;:,]*?)? (?:who|that) (?<told>[^?;:]+?)[,?]? and ${IF_SO}
      (?:who(?:['’]s| is| are| was| were| would)? (?:be )?${IT_IS}|who|(?:which|what) (?<kind>\p{L}+(?: \p{L}+)?s|people) (?:is|are|was|were) ${IT_IS}
      |(?:which|what) ones?(?: (?:is|are|was|were) ${IT_IS})?)(?:,? (?:please|pls))?(?=\W*$)
    `,
    (...args) => {
      const { lead, where = '', told, kind } = groupsOf(args)
      return `${lead!}${kind ? `which ${kind}${where} ${ofSeveral(told!)}` : `who${where} ${told!}`}`
    },
  ],
]

/** One question, where it is asked whether there is one and which it is. */
export const withoutTurnsOfWhetherAndWhich = (message: string): string => sayPlainly(message, TURNS)
