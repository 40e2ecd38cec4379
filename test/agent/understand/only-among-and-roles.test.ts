import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const conductors = [
  ['Ann Lee', 'ann@choir.example'],
  ['Bo Falk', 'bo@choir.example'],
].map(([full_name, email], at) => ({ id: at + 1, full_name, email }))
const choirs = [
  ['Larks', 1, 'folk'],
  ['Thrushes', 2, 'gospel'],
].map(([name, conductor_id, style], at) => ({ id: at + 1, name, conductor_id, style }))
const singers = [
  ['Cy Dunn', 'alto', 'Ely', 40, 1],
  ['Di Marsh', 'bass', 'Ely', 90, 1],
  ['Ed Moss', 'alto', 'Diss', 120, 1],
  ['Flo Hart', 'alto', 'Ely', 75, 2],
  ['Gus Ives', 'bass', 'Diss', 30, 2],
].map(([full_name, voice, town, fee, choir_id], at) => ({ id: at + 1, full_name, voice, town, fee, choir_id }))
const concerts = [
  ['Spring Fair', 'folk', 'cancelled', 1],
  ['Harvest Night', 'gospel', 'held', 2],
  ['Carols', 'folk', 'held', 1],
].map(([title, style, status, choir_id], at) => ({ id: at + 1, title, style, status, choir_id }))

const choral = () =>
  converse(
    reads('choirs', '/conductors', () => conductors, list({ id: whole, full_name: text, email: text })),
    reads(
      'choirs',
      '/choirs',
      () => choirs,
      list({ id: whole, name: text, conductor_id: whole, style: { ...text, enum: ['folk', 'gospel'] } }),
    ),
    reads(
      'choirs',
      '/singers',
      () => singers,
      list({ id: whole, full_name: text, voice: { ...text, enum: ['alto', 'bass'] }, town: text, fee: amount, choir_id: whole }), // oxfmt-ignore
    ),
    reads(
      'choirs',
      '/concerts',
      () => concerts,
      list({ id: whole, title: text, style: { ...text, enum: ['folk', 'gospel'] }, status: { ...text, enum: ['cancelled', 'held'] }, choir_id: whole }), // oxfmt-ignore
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = choral()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

const answers = (what: string, rows: readonly (readonly [readonly string[], RegExp])[]) =>
  describe(what, () => {
    for (const [messages, found] of rows)
      it(messages.join(' → '), async () => {
        const { response, confidence } = await last(...messages)
        expect(response).to.match(found)
        expect(confidence).to.be.above(0.45)
      })
  })

answers('some of those that were listed', [
  [['singers in Ely', 'only alto singers'], /^2 singers.*Cy Dunn and Flo Hart/],
  [['the top 3 singers by fee', 'just the bass singers'], /^1 singer.*Di Marsh/],
  [['singers in Ely', 'who are the altos among them?'], /^2 singers.*Cy Dunn and Flo Hart/],
  [['singers in Ely', 'only alto singers', 'drop the town again'], /^3 singers/],
  [['alto singers', 'only those in Ely', 'sorry, in Diss', 'and in the whole country?'], /^3 singers/],
  [
    ['bass singers', 'only those in Ely', 'sorry, the altos', 'and everywhere?'],
    /^3 singers.*Cy Dunn, Ed Moss and Flo Hart/,
  ],
])

answers('the other side of a bound', [
  [['Which singers have a fee over 75?', 'and less?'], /Cy Dunn.*Flo Hart.*Gus Ives/],
  [['Which singers have a fee below 75?', 'and more?'], /Di Marsh.*Ed Moss.*Flo Hart/],
])

answers('who is in a role there', [
  [['who is in the choir Larks?', 'who is their conductor?'], /Ann Lee/],
  [['singers of the choir Thrushes', 'and who is the conductor?'], /Bo Falk/],
])

answers('what has all that is said', [[['which gospel was held?'], /Harvest Night/]])

answers('the topic of a question for a yes', [
  [
    [
      'Which singer has the highest fee?',
      'which choir is that singer in?',
      'is that choir gospel?',
      'how many singers does it have?',
    ],
    /\b3 singers/,
  ],
])

answers('the group that came first', [
  [
    ['total fee of the singers by town', 'which town is worth most?', 'list the two largest in that town'],
    /Di Marsh.*Flo Hart/,
  ],
])
