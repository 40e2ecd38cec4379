import { expect } from 'chai'
import { ordersWithoutRemark } from '../../../../src/agent/understand/writes/remarks.ts'

const ordersOf = (text: string) => ordersWithoutRemark(text).map(({ order }) => order)

describe('news beside an order', () => {
  it('are no part of it', () => {
    expect(ordersOf('Dora is off call now, she has flu')).to.include('Dora is off call now')
    expect(ordersOf('Cancel V-5, the client asked for more time')).to.include('Cancel V-5')
    expect(ordersOf('Cancel V-5, customer walked')).to.include('Cancel V-5')
  })

  it('are none where they tell one more thing that is to be written down', () => {
    expect(ordersOf('The new contact at Oak is Ann Lee, her email is ann@oak.example.')).to.be.empty
    expect(ordersOf('Make Ann Lee the contact, their status is open')).to.be.empty
    expect(ordersOf('Set the owner of V-5 to Ann Lee, status resolved')).to.be.empty
    expect(ordersOf('Make Ann Lee the contact, write to ann@oak.example')).to.be.empty
  })
})
