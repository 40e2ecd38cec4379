import { matchWord, wordsIn } from '../ground/match-text.ts'

/** Words by which a label denies what comes behind them, within its clause: "No newsletter", "Please do not call me". */
const DENIES = /\b(?:no|non|not|never|without|don[’']?t|doesn[’']?t)\b/i
/** Verbs by which a label does away with what it names, at its beginning: "Hide my address", "Opt out of letters". */
const ENDS =
  /^\W*(?:please )?(?:stop|hide|disable|mute|exclude|skip|block|opt(?:ing)?[ -]out|unsubscribe|turn off|switch off)\b/i
/** What is set to be so by its very control, not wished for: "untick No letters" is no wish for letters. */
const MARKING = /\b(?:un)?(?:tick|check|mark)(?:ed|ing)?\b|\b(?:de|un)select\b/i

/**
 * Whether a label says that there is none of what the words name: it denies it before naming it, or the name has the suffix
 * -less or -free ("Paperless bills" of "paper bills", "Sugar-free" of "sugar"). What the words deny themselves is not denied.
 */
export function deniesIn(label: string, words: readonly string[]): boolean {
  const clauses = label.split(/[,;:.()]/)
  return clauses.some(clause => {
    const denial = ENDS.exec(clause) ?? DENIES.exec(clause)
    const isOwn = denial !== null && wordsIn(denial[0]).some(word => words.includes(word))
    if (denial && !isOwn && says(words, wordsIn(clause.slice(denial.index + denial[0].length)))) return true
    return wordsIn(clause).some(
      (word, at, all) =>
        words.some(said => word === `${said}less`) ||
        (all[at + 1] === 'free' && !words.includes('free') && says(words, [word])),
    )
  })
}

const says = (words: readonly string[], list: readonly string[]): boolean =>
  words.some(word => list.some(other => matchWord(word, other) >= 0.75))

/**
 * Whether a mark is to be ticked for a wish: what its label denies is had by leaving it unticked. Undefined where the label
 * denies what was said and the words speak of ticking itself: then it cannot be told which of the two is meant.
 */
export function tickFor(
  label: string,
  words: readonly string[],
  wanted: boolean,
  request: string,
): boolean | undefined {
  if (!deniesIn(label, words)) return wanted
  return MARKING.test(request) ? undefined : !wanted
}
