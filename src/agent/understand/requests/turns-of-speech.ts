import { sayHowMuch } from './amounts-of.ts'
import { sayParts } from './parts-of-all.ts'
import { sayTimeToDo } from './time-to-do.ts'
import { withoutTurnsOfTexts } from './turns-of-texts.ts'
import { withoutTurnsOfSaying } from './turns-of-saying.ts'
import { withoutTurnsOfDoing } from './turns-of-doing.ts'
import { withoutTurnsOfNumbers } from './turns-of-numbers.ts'
import { withoutTurnsOfTime } from './turns-of-time.ts'
import { withoutTurnsOfObligation } from './turns-of-obligation.ts'
import { withoutTurnsOfBelonging } from './turns-of-belonging.ts'
import { withoutTurnsOfStandingOver } from './turns-of-standing-over.ts'
import { withoutTurnsOfLending } from './turns-of-lending.ts'
import { withoutTurnsOfMoney } from './turns-of-money.ts'
import { withoutTurnsOfAll } from './turns-of-all.ts'
import { withoutTurnsOfLinking } from './turns-of-linking.ts'
import { withoutTurnsOfLookingUp } from './turns-of-looking-up.ts'
import { withoutTurnsOfWanting } from './turns-of-wanting.ts'

/**
 * Turns of speech that say what plainer words say: idioms of English (closed class), none of them words of any service. The
 * plain words are read as anybody else's. In their order: what one says may be a turn of the next.
 */
export const TURNS_OF_SPEECH: readonly ((message: string) => string)[] = [
  withoutTurnsOfLookingUp,
  withoutTurnsOfLinking,
  withoutTurnsOfWanting,
  withoutTurnsOfTexts,
  withoutTurnsOfSaying,
  withoutTurnsOfDoing,
  withoutTurnsOfNumbers,
  withoutTurnsOfTime,
  withoutTurnsOfObligation,
  withoutTurnsOfBelonging,
  withoutTurnsOfStandingOver,
  withoutTurnsOfLending,
  withoutTurnsOfMoney,
  withoutTurnsOfAll,
  sayTimeToDo,
  sayHowMuch,
  sayParts,
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSpeech = (message: string): string =>
  TURNS_OF_SPEECH.reduce((text, say) => say(text), message)
