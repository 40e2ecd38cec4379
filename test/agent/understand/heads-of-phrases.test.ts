import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const stables = [
  ['North Yard', 4, 20],
  ['Mill Lane', 2, 12],
  ['Old Forge', 3, 8],
].map(([name, floors, stalls], at) => ({ id: at + 1, name, floors, stalls }))
const ponies = [
  ['P-101', 'Tern', 1, 310, 'Sold', 1],
  ['P-102', 'Wren', 1, 280, 'Kept', 2],
  ['P-103', 'Gull', 2, 350, 'Kept', 1],
  ['P-104', 'Kite', 3, 295, 'Sold', 5],
].map(([tag, name, stable_id, weight, status, floor], at) => ({
  id: at + 1,
  tag,
  name,
  stable_id,
  weight,
  status,
  floor,
}))

const yard = () =>
  converse(
    reads('yard', '/stables', () => stables, list({ id: whole, name: text, floors: whole, stalls: whole })),
    reads(
      'yard',
      '/ponies',
      () => ponies,
      list({
        id: whole,
        tag: text,
        name: text,
        stable_id: whole,
        weight: amount,
        floor: whole,
        status: { type: 'string', enum: ['Sold', 'Kept'] },
      }),
    ),
  )

/** What was answered to the last of several messages. */
const last = async (...messages: string[]) => {
  const { ask } = yard()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('the head of a phrase', () => {
  for (const [message, found] of [
    ["What's pony P-103's stable?", /Mill Lane/],
    ["the pony Gull's stable", /Mill Lane/],
    ["pony P-104's stable?", /Old Forge/],
    ['Pony P-104 belongs to which stable?', /Old Forge/],
    ['Pony P-101: stable?', /North Yard/],
    ['For pony P-103, what is the stable?', /Mill Lane/],
    ["the floors of pony P-104's stable", /\b3\b/],
    ["How many stalls does pony P-103's stable have?", /\b12\b/],
    ["Which of the North Yard stable's ponies weigh over 300?", /Tern/],
    ["the North Yard stable's ponies with status Kept", /Wren/],
    ["How many of the North Yard stable's ponies are sold?", /\b1 pony\b/],
  ] as const)
    it(`is the noun behind the genitive, or the one that is asked for: ${message}`, async () => {
      const { response } = await last(message)
      expect(response).to.match(found)
      expect(response).not.to.match(/ponies with a stable/)
    })

  it('is what a further question goes on with', async () =>
    expect((await last("pony P-101's stable?", 'How many ponies does it have?')).response).to.match(/\b2 ponies\b/))
})

describe('what is definite is there', () => {
  for (const [message, found] of [
    ['Do you have the weight of Gull?', /\b350\b/],
    ["Have we got pony P-104's weight?", /\b295\b/],
    ['do we have the weight for pony P-101', /\b310\b/],
  ] as const)
    it(`so that it is told: ${message}`, async () => expect((await last(message)).response).to.match(found))

  it('is asked for where it is not definite', async () => {
    expect((await last('Does Gull have a weight?')).response).to.match(/^Yes/)
    expect((await last('Do we have a weight for Gull?')).response).to.match(/^Yes/)
  })
})

describe('whether a field is such', () => {
  for (const [message, answer] of [
    ['Is the status of pony P-101 sold?', /^Yes/],
    ['Is the status of Wren sold?', /^No/],
    ["Is Gull's status kept?", /^Yes/],
  ] as const)
    it(`is answered with yes or no: ${message}`, async () => expect((await last(message)).response).to.match(answer))
})

describe('two records against each other', () => {
  for (const [message, found] of [
    ["Is pony P-101's weight higher than pony P-103's?", /^No/],
    ['Does Gull have a bigger weight than Tern?', /^Yes/],
    ['Between Tern and Gull, which has the bigger weight?', /^Gull/],
    ['pony P-101 or pony P-103: whose weight is higher?', /^(?:P-103|Gull)/],
  ] as const)
    it(`are compared by what is named: ${message}`, async () => expect((await last(message)).response).to.match(found))

  it('are chosen among by the figure before', async () => {
    const { response } = await last('How many ponies does North Yard have?', 'and Mill Lane?', 'So which one has more?')
    expect(response).to.match(/^North Yard/)
  })
})

describe('the same of another one', () => {
  for (const [messages, found] of [
    [['What is the weight of pony P-101?', 'and for pony P-103'], /\b350\b/],
    [['What is the weight of pony P-101?', 'sorry, pony P-104'], /\b295\b/],
    [['What is the weight of pony P-101?', 'Same for pony P-104'], /\b295\b/],
    [['how many ponies does the North Yard stable have?', 'sorry, the Mill Lane stable'], /\b1 pony\b/],
    [["list the North Yard stable's ponies", 'no, I meant those of Mill Lane'], /^1 pony .*Gull/],
  ] as const)
    it(`goes on with what was asked: ${messages.join(' → ')}`, async () => {
      const { response } = await last(...messages)
      expect(response).to.match(found)
    })
})

describe('records of groups and of a list', () => {
  it('are shown where the ones of a group are asked for', async () => {
    expect((await last('ponies by status', 'show me the ones for Sold')).response).to.match(/^2 ponies.*Tern.*Kite/)
    expect((await last('How many ponies are there per stable?', 'show me the ones for Mill Lane')).response).to.match(/Gull/) // oxfmt-ignore
  })

  it('are all of them again', async () => {
    const messages = ["show North Yard's ponies", 'only with status Sold', "Okay, and now all of North Yard's ponies again"] // oxfmt-ignore
    expect((await last(...messages)).response).to.match(/^2 ponies/)
  })

  it('are more of them where a larger number is said', async () => {
    const { response } = await last('Show me the 2 ponies with the highest weight', 'The top 3 instead')
    expect(response).to.match(/Gull.*Tern.*Kite/)
  })
})
