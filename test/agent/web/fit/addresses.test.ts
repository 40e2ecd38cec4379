import { expect } from 'chai'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const field = (name: string, type = 'text') => ({ role: 'textbox', name, tag: 'input', type, editable: true })
const PARCEL = snapshotOf([
  field('Full name'),
  field('Company (optional)'),
  field('Street and number'),
  field('Town'),
  field('ZIP code'),
  field('Phone', 'tel'),
  field('E-mail', 'email'),
  { role: 'button', name: 'Book collection', tag: 'button' },
])
const read = (message: string) =>
  fitMessage(message, PARCEL)?.map(piece => (piece.kind === 'set' ? `${piece.of.names[0]}=${piece.value}` : piece.kind))

describe('a person and an address in any order', () => {
  it('go into the fields that their forms fit', () => {
    expect(
      read("I'm Ada Berg, Hauptstr. 12, 10115 Berlin, phone 030 1234567, ada@berg.example. Fill that in."),
    ).to.deep.equal([
      'Full name=Ada Berg',
      'Street and number=Hauptstr. 12',
      'Town=Berlin',
      'ZIP code=10115',
      'Phone=030 1234567',
      'E-mail=ada@berg.example',
    ])
    expect(
      read(
        "Ada Berg from Berg Boats, 7 Mill Lane, Leeds, LS1 4AA, ada@berg.example, don't book yet, I want to check it",
      ),
    ).to.deep.equal([
      'Full name=Ada Berg',
      'Company (optional)=Berg Boats',
      'Street and number=7 Mill Lane',
      'Town=Leeds',
      'ZIP code=LS1 4AA',
      'E-mail=ada@berg.example',
    ])
    expect(read("it's for 12 High Street, Bath, BA1 2AB")).to.deep.equal([
      'Street and number=12 High Street',
      'Town=Bath',
      'ZIP code=BA1 2AB',
    ])
  })

  it('are no address where nothing else of one is said', () => {
    expect(read('York, Leeds')).to.equal(undefined)
    expect(read('12 boxes, 4000')).to.equal(undefined)
    expect(read('3 Assam')).to.equal(undefined)
    expect(read('I am from Leeds')).to.equal(undefined)
  })
})
