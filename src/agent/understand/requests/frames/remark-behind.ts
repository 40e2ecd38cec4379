import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'
import { OF_RECORDS } from './in-haste.ts'

/**
 * "boats in Oslo, planning a trip", "which boats are late? gonna call them": what the speaker is about to do, wants it for or cannot remember, behind
 * the request and without a subject. Where nothing of it can be read, it is passed over and told.
 */
const FILLER = fragment`(?:(?:and|so|just|but|cos|cuz|['’]?cause|because|since|as|thx|thanks|pls|please|sorry|prob(?:ably)?|maybe|still|currently)\W+)*`
const WHOEVER = fragment`(?:(?:the|my|our|a|some|another)\ )?(?:boss|ceo|cfo|client|customer|colleague|director|auditor|manager|someone|somebody|team|press)`
const REMARK = pattern('iu')`
  ^(?<rest>.{8,}?(?:[,;?!.–—]|\s-))\s+(?<words>${FILLER}(?:
    (?:(?:i['’]?m|i\ am|we['’]?re|we\ are)\ )?(?!${OF_RECORDS})(?<doing>\p{Ll}{2,}in(?:g|['’]))(?=\ \p{L}).*
    |(?:(?:i|we|i['’]?m|we['’]?re)\ )?(?:gonna|wanna|gotta|hafta|(?:need|want|have|got|going|trying|hoping)\ to)\ .*
    |(?:(?:i|we)\ )?(?:need(?:ed)?|want)\ (?:it|this|that|these|those|them|em|the\ (?:number|figure|list|info|total|data)s?)\ (?:for|to|by|asap|in)\b.*
    # "am in the van now", "I'm at the counter", "got a customer waiting": where the speaker is, and who is with them.
    |(?:(?:i['’]?m|i\ am|am|we['’]?re|we\ are)\ )(?:(?:just|still|already|currently|now)\ )?
      (?:in|on|at|off|out|outside|inside|near|by|with|over|stuck|about|back|away|busy|late|there)\b.*
    |(?:(?:(?:i|we)(?:['’]?ve|\ have)?|have|['’]?ve)\ )?(?:got|have)\ (?:an?|the|some|one)\ (?:\p{Ll}+\ ){1,3}
      (?:waitin(?:g|['’])?|here|standing|on\ the\ (?:phone|line)|at\ the\ (?:counter|desk|door|till|gate|window)|asking|wondering|in\ front)\b.*
    |(?:it['’]?s|this\ is|that['’]?s|they['’]?re)\ (?:all\ )?for\ .*
    |(?:i\ )?(?:can['’]?t|cannot|don['’]?t|didn['’]?t|couldn['’]?t)\ (?:really\ |quite\ |for\ the\ life\ of\ me\ )?(?:remember|recall|think\ of)\b.*
    |(?:i\ )?(?:forgot|keep\ forgetting|blanked)\b.*
    |my\ (?:hunch|guess|bet|gut|feeling)\ (?:is|says|tells)\b.*
    |${WHOEVER}(?:['’]s|\ is)?\ (?:asks|asked|asking|wants|wanted|needs|keeps|waiting|chasing|pushing|complaining|says|said|wondering|wonders)\b.*
  ))$
`

/** A request and the remark behind it. */
export function remarkBehind(text: string): { rest: string; words: string; doing?: string } | undefined {
  const { rest, words, doing } = execIn(text, REMARK)?.groups ?? {}
  if (!rest || !words || /[\d?:]/.test(words.replace(/[?!.\s]+$/, ''))) return undefined
  return { rest: rest.replace(/[\s,;–—-]+$/, ''), words: words.replace(/[\s?!.]+$/, ''), ...(doing && { doing }) }
}
