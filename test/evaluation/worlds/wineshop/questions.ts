import { createWorldQuestions } from '../world.ts'
import { askForDeliveries, askForOrders } from './questions/orders.ts'
import { askForCustomers, askForVouchersAndTastings, askForWhatNobodyKeeps } from './questions/people.ts'
import { askForTheShelf, askForWhatIsBehindTheShelf } from './questions/shelf.ts'
import { talkOfOrders, talkOfTheRest } from './questions/talks.ts'

const asking = createWorldQuestions()
for (const askAll of [
  askForTheShelf,
  askForWhatIsBehindTheShelf,
  askForOrders,
  askForDeliveries,
  askForCustomers,
  askForVouchersAndTastings,
  askForWhatNobodyKeeps,
  talkOfOrders,
  talkOfTheRest,
])
  askAll(asking)

/** What people in the shop ask on an ordinary day. */
export const questions = asking.questions
