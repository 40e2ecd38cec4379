import { count, either, figures, largest, money, ordered, plain, set } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { lines, producers, products, type Product } from '../data.ts'
import { bestSellers, median, soldOf, sum } from '../golds.ts'

const ofKind = (...kinds: string[]) => products.filter(({ kind }) => kinds.includes(kind))
const live = ({ discontinued }: Product) => !discontinued
/** What is no longer sold counts, or it does not. */
const rangeOf = (some: readonly Product[]) => either(set(some), set(some.filter(live)))

export function askForTheShelf({ ask }: WorldQuestions): void {
  ask(
    'filter',
    'which reds do we have between 15 and 25 euro',
    rangeOf(ofKind('red').filter(({ price }) => price >= 15 && price <= 25)),
  )
  ask(
    'filter',
    "Could you show me everything on the deli side that isn't cheese, please?",
    rangeOf(products.filter(({ isWine, kind }) => !isWine && kind !== 'cheese')),
  )
  ask(
    'filter',
    'What do we need to reorder, leaving aside anything that is discontinued?',
    either(
      set(products.filter(one => live(one) && one.stock < one.low)),
      set(products.filter(one => live(one) && one.stock <= one.low)),
    ),
  )
  ask('count', 'How many of our producers are certified organic?', count(producers.filter(one => one.organic).length))
  const bottles = ofKind('sparkling').map(({ stock }) => stock)
  ask('figure', 'how many bottles of sparkling are on the shelf rn', either(count(sum(bottles)), plain(sum(bottles))))
  ask(
    'rank',
    'Five dearest wines',
    ordered(
      products.filter(({ isWine }) => isWine),
      ({ price }) => price,
      { count: 5 },
    ),
  )
  ask(
    'rank',
    'Which is the second most expensive cheese we sell?',
    largest(ofKind('cheese'), ({ price }) => price, { place: 2 }),
  )
  const reds = ofKind('red')
  ask(
    'figure',
    'What is the median price of a red in our range?',
    either(money(median(reds.map(({ price }) => price))), money(median(reds.filter(live).map(({ price }) => price)))),
  )
  const oils = ofKind('olive_oil').toSorted((a, b) => a.price - b.price)
  const ends = [oils[0]!, oils.at(-1)!]
  ask('two', 'Cheapest and dearest olive oil', either(set(ends), figures(money(ends[0]!.price), money(ends[1]!.price))))
}

export function askForWhatIsBehindTheShelf({ ask }: WorldQuestions): void {
  ask(
    'join',
    'Could you list the cheeses we get from Italy and Ireland?',
    rangeOf(ofKind('cheese').filter(({ producer }) => ['Italy', 'Ireland'].includes(producer.country))),
  )
  const made = (some: readonly Product[]) =>
    set(producers.filter(producer => some.filter(one => one.producer === producer).length >= 3))
  ask(
    'join',
    'Which producers do we carry three or more products from?',
    either(made(products), made(products.filter(live))),
  )
  ask('join', 'Top 3 cheeses by quantity sold', bestSellers(ofKind('cheese'), 3))
  const fromSpain = products.filter(({ producer }) => producer.country === 'Spain')
  ask(
    'never',
    'which spanish stuff have we never sold a single one of',
    set(fromSpain.filter(one => soldOf(one, lines) === 0)),
  )
}
