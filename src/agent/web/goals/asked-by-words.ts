import { asksForMove } from './mechanisms/board.ts'
import { asksForProperties } from './mechanisms/classify.ts'
import { asksForKeysShown } from './mechanisms/keys-shown.ts'
import { asksForLights } from './mechanisms/repeat-lights.ts'
import { asksToMatchColor } from './mechanisms/match-color.ts'
import { asksToGuess } from './mechanisms/guess.ts'
import { asksForPairs } from './mechanisms/pairs.ts'
import { asksForOneOfEach } from './mechanisms/quantity.ts'
import { asksForGame } from './mechanisms/play-until.ts'
import { asksForHiddenWord } from './mechanisms/hidden-word.ts'
import { asksForEdit } from './mechanisms/edit-lines.ts'
import { asksForCommand } from './mechanisms/terminal.ts'
import { asksForWordOrder } from './mechanisms/word-order.ts'
import { waitsForLight } from './mechanisms/light.ts'
import { asksWhatStandsBy } from './mechanisms/answer-by-click.ts'
import { asksToStayOn } from './mechanisms/stay-on.ts'
import { asksForWarmth } from './mechanisms/warmth.ts'
import { asksToTurn } from './mechanisms/turn-to-face.ts'
import { asksForAllAnswers, readRounds } from './rounds.ts'

/** What is asked for in words that only a program over the whole page can be meant by; clause by clause they say something else. */
const ASKED: readonly ((text: string) => boolean)[] = [
  asksForMove,
  asksForProperties,
  text => readRounds(text).rounds > 1,
  asksForAllAnswers,
  asksForKeysShown,
  asksForLights,
  asksForPairs,
  asksToGuess,
  asksForOneOfEach,
  asksToMatchColor,
  asksForGame,
  asksForHiddenWord,
  asksForEdit,
  asksForCommand,
  asksForWordOrder,
  waitsForLight,
  asksWhatStandsBy,
  asksToStayOn,
  asksToTurn,
  asksForWarmth,
]

/** Whether the words of an instruction alone say that it takes a program of several moves, each after a look. */
export const asksForProgram = (text: string): boolean => ASKED.some(asks => asks(text))
