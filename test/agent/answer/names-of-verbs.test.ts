import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const titles = ['Drop legacy rope from the shed', 'Build a new slip', 'Sand the keel', 'Paint the hull']
const jobs = titles.map((title, at) => ({ id: 10 + at, title, state: at % 2 ? 'open' : 'done' }))
const job = { type: 'object', properties: { id: { type: 'integer' }, title: text, state: text } }
const { record } = reads('yard', '/jobs/{id}', () => ({}), job)
const remove = {
  record: tool('yard', 'delete_job', 'DELETE', '/jobs/{id}', record.parameters, job),
  answer: () => ({}),
}
const ask = async (message: string) =>
  await converse(
    reads('yard', '/jobs', () => jobs, { type: 'array', items: job }),
    remove,
  ).ask(message)

describe('a record whose name begins with a verb', () => {
  it('has fields, and is no order', async () => {
    expect((await ask("Drop legacy rope from the shed's state")).data.result).to.equal('done')
    expect((await ask("Build a new slip's state")).data.result).to.equal('open')
  })

  it('is what an order is about behind the verb', async () => {
    const { data, response } = await ask('delete Build a new slip')
    expect(response).to.match(/^Delete the job Build a new slip\b/)
    expect(data.plan?.steps[0]).to.deep.include({ tool: 'yard_delete_job', args: { id: 11 } })
  })
})
