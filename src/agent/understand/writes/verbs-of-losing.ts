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
