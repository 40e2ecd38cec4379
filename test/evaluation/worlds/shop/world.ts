import { createWorldQuestions, type World } from '../world.ts'
import { copied } from './models/copied.ts'
import { flagged } from './models/flagged.ts'
import { nested } from './models/nested.ts'
import { pascal } from './models/pascal.ts'
import { plain } from './models/plain.ts'
import { retail } from './models/retail.ts'
import { askOfGoods } from './questions/goods.ts'
import { talkOfAll } from './questions/talks.ts'
import { askOfTrade } from './questions/trade.ts'

const asked = createWorldQuestions()
askOfGoods(asked)
askOfTrade(asked)
talkOfAll(asked)

/** A shop for the home and for out of doors: what it sells, to whom, what came back, and who brought it. */
export const shop: World = {
  name: 'shop',
  models: [plain, nested, pascal, copied, flagged, retail],
  questions: asked.questions,
}
