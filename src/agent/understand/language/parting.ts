import { wordList } from '../../../lib/patterns.ts'
import { rootOf } from './verb-forms.ts'

/** Verbs that say of what goes together that it does not, or no longer (Levin, 1993, 10, 52 and 55.4; a closed class). */
export const PARTING = new Set(
  wordList`
    quit leave reject refuse decline cancel avoid miss skip lose drop stop forget fail lack exclude ban dismiss fire sack resign
    remove steal escape flee abandon dodge shun
  `.map(rootOf),
)
