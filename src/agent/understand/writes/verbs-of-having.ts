import { fragment } from '../../../lib/patterns.ts'

/**
 * Verbs by which somebody is without something, does not want it or has it no longer (the contraries of having and of getting among
 * Levin's verbs of possession, of wishing and of ending, 1993, 10, 13, 32 and 55): what is told by them of a yes or no is no. A closed
 * class.
 */
export const LOSING = fragment`
  (?:
    los(?:es?|t|ing)|lack(?:s|ed|ing)?|quit(?:s|ting)?|stop(?:s|ped|ping)?|ceas(?:es?|ed)|refus(?:es?|ed)|reject(?:s|ed)?
    |declin(?:es?|ed)|cancel(?:s|l?ed)|drop(?:s|ped)|forfeit(?:s|ed)?|discontinu(?:es?|ed)
    |(?:gives?|gave|given|giving) up|(?:opts?|opted|opting) out of|(?:gets?|got) rid of|did away with|unsubscribe[sd]? from
  )
`

/** Verbs by which somebody comes to have something (verbs of getting and of obtaining; Levin, 1993, 13.5), as participles: their contraries. */
export const GETTING = fragment`
  (?:(?:just |now |finally |already )?(?:bought|acquired|obtained|gained|received|earned|passed|got|been given|taken out|taken on|got hold of))
`
