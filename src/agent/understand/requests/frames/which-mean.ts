import { pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'

/** "What does a typical boat cost? Take the median.", "…, median please": which mean is meant stands behind the question. */
const BEHIND = pattern('iu')`
  ^(?<asked>.*?)\b(?:typical|usual|average|normal)\b(?<rest>[^.?!;]*?)\s*[.?!;,:–—-]+\s*
  (?:(?:and |but )?(?:please )?(?:take|use|give me|i mean|i want|calculate|by that i mean) )?(?:the |a )?
  (?<mean>median|mean|average)(?: value| one)?(?:,? (?:please|pls|here|there|for that|will do|is fine))*\W*$
`
/** One question with the mean that is meant in the place of the word that leaves it open. */
export function sayWhichMean(text: string): string {
  const { asked, rest, mean } = execIn(text, BEHIND)?.groups ?? {}
  if (asked === undefined || mean === undefined) return text
  return `${asked}${mean}${rest ?? ''}?`
}
