import { expect } from 'chai'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { countByClass } from '../../../../../src/agent/web/run/reading/count-by-class.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

const ticket = (name: string) => ({
  role: 'generic',
  classes: ['desk-ticket'],
  in: [
    { role: 'text', name, classes: ['ticket-title'] },
    { role: 'button', name: 'Ticket menu', tag: 'button' },
  ],
})
const lane = (name: string, ...tickets: string[]) => ({
  role: 'generic',
  classes: ['lane'],
  in: [{ role: 'heading', name: `${name} ${tickets.length}`, tag: 'h2' }, ...tickets.map(ticket)],
})

describe('things without a role of their own', () => {
  const page = readPage(snapshotOf([lane('New', 'Leak', 'Key lost'), lane('Waiting', 'Broken lamp')]))
  const count = (noun: string, where?: string) =>
    countByClass(page, {
      said: noun,
      noun,
      ...(where !== undefined && { relations: [{ relation: 'in', to: { said: where, name: where } }] }),
    })

  it('are counted by the name that their author gave them, in the part that is spoken of', () => {
    expect(count('ticket')).to.equal(3)
    expect(count('ticket', 'Waiting')).to.equal(1)
    expect(count('ticket', 'New')).to.equal(2)
  })

  it('are not counted where the part is not there, or nothing is called so', () => {
    expect(count('ticket', 'Closed')).to.equal(undefined)
    expect(count('order')).to.equal(undefined)
    expect(count('title')).to.equal(3)
  })
})
