import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold

/** Conversations, changes, and what cannot be answered. */
export function talkMuseum(builder: ReturnType<typeof createQuestions>, facts: Facts): void {
  askFurther(builder, facts)
  change(builder, facts)
  askInVain(builder, facts)
}

function askFurther({ ask, talk }: ReturnType<typeof createQuestions>, { museum }: Facts): void {
  const { artists, artworks, galleries, exhibitions, loans } = museum
  const count = (test: (one: (typeof artworks)[number]) => boolean) => gold.count(artworks.filter(test).length)
  const nation = (name: string) => artists.filter(one => one.nationality === name)
  talk(
    'follow-up',
    ['how many sculptures do we have?', count(one => one.medium === 'SCULPTURE')],
    ['and textiles?', count(one => one.medium === 'TEXTILE')],
    ['how many of those are fragile', count(one => one.medium === 'TEXTILE' && one.isFragile)],
  )
  const poor = artworks.filter(one => one.medium === 'PRINT' && one.condition === 'POOR')
  talk(
    'follow-up',
    ['prints in poor condition', gold.set(poor)],
    ['which of them is insured for the most?', gold.largest(poor, one => one.insuranceValue.amount)],
    [
      'sorry, i meant fair condition',
      gold.set(artworks.filter(one => one.medium === 'PRINT' && one.condition === 'FAIR')),
    ],
  )
  talk(
    'follow-up',
    ['List the Norwegian artists', gold.set(nation('Norwegian'))],
    ['only the ones born after 1850', gold.set(nation('Norwegian').filter(one => one.birthYear > 1850))],
    [
      'and the Dutch?',
      either(gold.set(nation('Dutch').filter(one => one.birthYear > 1850)), gold.set(nation('Dutch'))),
    ],
  )
  const loan = loans.find(one => one.returnedOn === null && one.fee.amount > 0)!
  const lent = pick.find(artworks, loan.artworkId)
  talk(
    'follow-up',
    [`who borrowed ${loan.loanNumber}?`, gold.text(loan.borrower, 'borrower')],
    ['when does it have to be back?', gold.text(pick.dayAs(loan.dueOn), 'dueOn')],
    ['and which artwork is it', either(gold.text(lent.title), gold.record(lent))],
  )
  const busiest = pick.nth(exhibitions, one => one.visitorCount !== null, 20)
  talk(
    'follow-up',
    [`how many people visited ${busiest.title}?`, gold.count(busiest.visitorCount!, { field: 'visitorCount' })],
    ['who was the curator?', gold.text(busiest.curator.name)],
    [
      'what else did they curate',
      either(
        gold.set(exhibitions.filter(one => one.curator.email === busiest.curator.email)),
        gold.set(exhibitions.filter(one => one.curator.email === busiest.curator.email && one !== busiest)),
      ),
    ],
  )
  const byState = pick.rank(artworks, one => one.displayState)
  talk(
    'follow-up',
    ['artworks by display state', gold.map(byState.map(({ key, rows }) => [key, rows.length]))],
    [
      'as percentages',
      gold.map(
        byState.map(({ key, rows }) => [key, pick.ratio(rows.length, artworks.length)]),
        'percent',
      ),
    ],
  )
  talk(
    'follow-up',
    ['how many galleries have climate control', gold.count(galleries.filter(one => one.hasClimateControl).length)],
    ['and how many dont?', gold.count(galleries.filter(one => !one.hasClimateControl).length)],
  )
  const top = [...artworks].sort((a, b) => b.insuranceValue.amount - a.insuranceValue.amount).slice(0, 3)
  talk(
    'follow-up',
    ['top 3 works by insurance value', gold.ordered(artworks, one => one.insuranceValue.amount, { count: 3 })],
    ['are any of these fragile?', gold.yes(top.some(one => one.isFragile))],
  )
  talk(
    'follow-up',
    [
      'how many loans did we have with the Art Institute of Chicago?',
      gold.count(loans.filter(one => one.borrower === 'Art Institute of Chicago').length),
    ],
    ['no, i meant Musee Fabre', gold.count(loans.filter(one => one.borrower === 'Musee Fabre').length)],
    [
      'what did they pay in total?',
      gold.money(
        pick.sum(
          loans.filter(one => one.borrower === 'Musee Fabre'),
          one => one.fee.amount,
        ),
      ),
    ],
  )
  talk(
    'explain',
    [
      'how many watercolours are in storage?',
      count(one => one.medium === 'WATERCOLOUR' && one.displayState === 'IN_STORAGE'),
    ],
    ['how did you work that out?', gold.mentions(['watercolour'], ['storage'])],
  )
  talk(
    'explain',
    ['whats the average fee of a loan', gold.money(pick.mean(loans, one => one.fee.amount))],
    ['where does this number come from?', gold.mentions(['fee'], ['loan', 'loans'])],
  )
  ask(
    'help',
    'what can you tell me about the museum?',
    gold.mentions(['artwork', 'artworks'], ['loan', 'loans'], ['exhibition', 'exhibitions']),
  )
  ask(
    'help',
    'which fields does an exhibition have?',
    gold.mentions(['curator'], ['visitor count', 'visitorCount', 'visitors'], ['opens on', 'opensOn', 'opens']),
  )
}

function change({ ask, talk }: ReturnType<typeof createQuestions>, { museum, day }: Facts): void {
  const { artists, artworks, exhibitions, exhibitionItems, loans } = museum
  const stored = (index: number) =>
    pick.nth(
      artworks,
      one => one.displayState === 'IN_STORAGE' && one.weightKg !== null && !one.isFragile && one.condition !== 'POOR',
      index,
    )
  ask(
    'create',
    'Add the artist Lena Holmqvist, born 1931, Swedish',
    gold.created('museum.artists', { fullName: 'Lena Holmqvist', birthYear: 1931, nationality: 'Swedish' }),
  )
  talk(
    'create',
    ['register a new artist named Otto Brandt', gold.pending()],
    ['1902', gold.created('museum.artists', { fullName: 'Otto Brandt', birthYear: 1902 })],
  )
  const lent = stored(4)
  ask(
    'create',
    `lend "${lent.title}" to Museum Ludwig, due back on ${pick.dayName(day(200))}`,
    gold.created('museum.loans', { artworkId: lent.id, borrower: 'Museum Ludwig', dueOn: day(200) }),
  )
  const future = exhibitions.find(one => one.title === 'Night Shift')!
  ask(
    'create',
    `Put ${stored(9).title} into the exhibition Night Shift as a highlight`,
    gold.created('museum.exhibitionItems', { exhibitionId: future.id, artworkId: stored(9).id, isHighlight: true }),
  )
  ask(
    'update',
    `${stored(12).title} is in poor condition now, please update`,
    gold.updated('museum.artworks', stored(12), { condition: 'POOR' }),
  )
  ask(
    'update',
    `mark ${stored(15).accessionNumber} as fragile`,
    gold.updated('museum.artworks', stored(15), { isFragile: true }),
  )
  ask(
    'update',
    'raise the ticket price of Young Eyes to 16 euros',
    gold.updated(
      'museum.exhibitions',
      exhibitions.find(one => one.title === 'Young Eyes')!,
      { ticketPrice: { amount: 16 } },
    ),
  )
  ask(
    'update',
    `Extend Night Shift: it now closes on ${day(400)}`,
    gold.updated('museum.exhibitions', future, { closesOn: day(400) }),
  )
  talk(
    'update',
    [
      `set the weight of ${stored(20).title} to 14.5 kg`,
      gold.updated('museum.artworks', stored(20), { weightKg: 14.5 }),
    ],
    [
      'undo that',
      either(gold.updated('museum.artworks', stored(20), { weightKg: stored(20).weightKg }), gold.pending()),
    ],
  )
  const waiting = loans.filter(one => one.returnedOn === null)
  ask(
    'action',
    `Loan ${waiting[2]!.loanNumber} came back today, mark it as returned`,
    gold.updated('museum.loans', waiting[2]!, { returnedOn: day(0) }),
  )
  const old = loans.find(one => one.returnedOn !== null)!
  ask('action', `return loan ${old.loanNumber}`, nowrite(true))
  ask('delete', `delete loan ${waiting[5]!.loanNumber}`, gold.removed('museum.loans', waiting[5]!))
  const item = pick.nth(
    exhibitionItems,
    one => exhibitionItems.filter(other => other.artworkId === one.artworkId).length === 1,
    30,
  )
  const [piece, show] = [pick.find(artworks, item.artworkId), pick.find(exhibitions, item.exhibitionId)]
  ask('delete', `Take ${piece.title} out of the exhibition ${show.title}`, gold.removed('museum.exhibitionItems', item))
  const nigerian = artists.find(one => one.fullName === 'Kwame Rasmussen')!
  ask('delete', `remove the artist ${nigerian.fullName}`, either(nowrite(), unknown()))
}

function askInVain({ ask }: ReturnType<typeof createQuestions>, { museum }: Facts): void {
  const { artists, artworks } = museum
  const named = (last: string) => artists.filter(one => one.fullName.endsWith(` ${last}`))
  const work = artworks[40]!
  ask('unanswerable', 'which guard is on duty in the Slate Hall tonight?', unknown())
  ask('unanswerable', `How much did we pay for ${work.title} when we bought it?`, unknown())
  ask('unanswerable', 'how many tickets were sold online for Bodies in Bronze', unknown())
  ask('unanswerable', 'what colour is the frame of Dancer in Red?', unknown())
  ask('unanswerable', "what's the phone number of the curator of Light and Water", unknown())
  ask('unanswerable', 'which of our artists studied in Paris?', unknown())
  ask('unanswerable', 'when was Zacharias Pellworm born?', either(unknown(), gold.empty()))
  const twins = artists.filter(one => one.fullName === 'Odette Marchetti')
  ask(
    'ambiguous',
    'when did Odette Marchetti die?',
    either(clarify(), gold.set(twins, { shows: one => [one.deathYear] })),
  )
  const ibarras = named('Ibarra').map(one => one.id)
  ask(
    'ambiguous',
    'show me the works of Ibarra',
    either(clarify(), gold.set(artworks.filter(one => one.artistId !== null && ibarras.includes(one.artistId)))),
  )
  ask('ambiguous', 'change the condition of that painting to good', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'morning! hope you slept well :)', gold.smalltalk())
}
