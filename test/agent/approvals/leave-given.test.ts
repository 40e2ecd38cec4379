import { expect } from 'chai'
import { readDecision } from '../../../src/agent/approvals/read-decision.ts'

const boat = { action: 'Delete the boat Nora Blue (12 m)', tool: 'harbour_delete_boat' }
const visit = { action: 'Cancel the visit 7 (Ann Lee)', tool: 'clinic_cancel_visit' }
const member = { action: 'Create a member: name Bo Ray', tool: 'club_create_member' }
const bill = { action: 'Change the bill B-7: status sent → paid', tool: 'shop_update_bill' }
const refusal = { action: 'Reject the request 7', tool: 'desk_reject_request' }

describe('leave given in a clause of its own', () => {
  for (const [message, waiting] of [
    ['Approved, please proceed.', boat],
    ['Confirmed, the boat can be deleted', boat],
    ['Confirmed: Nora Blue may be removed.', boat],
    ['You have my OK, go ahead and delete her', boat],
    ["You've got my go-ahead to take her off the list.", boat],
    ["That's fine, go ahead and remove the boat", boat],
    ['That is all right with me, thanks', boat],
    ['Yes, you can remove it now', boat],
    ['You may now delete Nora Blue from our records.', boat],
    ['I approve the deletion.', boat],
    ['Permission granted.', boat],
    ['No objections from me, please go ahead', boat],
    ["I'm happy with that, you can get rid of it", boat],
    ['Fine by me - she can go.', boat],
    ['I give you my permission to delete the boat', boat],
    ["It's OK to remove it.", boat],
    ['Yes please, could you delete it now?', boat],
    ['O.K., do it', boat],
    ['Yes, the visit should be cancelled', visit],
    ['You are welcome to call the visit off.', visit],
    ["I'd like you to go ahead with the cancellation", visit],
    ['yes please cancel it', visit],
    ['You have my approval to add Bo Ray', member],
    ['Yes, put him in.', member],
    ['The deletion of Nora Blue is approved.', boat],
    ["I've checked, she can be taken off the list", boat],
    ['My answer is yes', boat],
    ['Yes, please mark it as paid.', bill],
    ['Everything looks good, please register the member.', member],
  ] as const)
    it(`is a yes: “${message}”`, () => expect(readDecision(message, waiting)).to.equal('approve'))

  for (const [message, waiting] of [
    ['You do not have my OK.', boat],
    ['Permission denied!', boat],
    ['Not approved, sorry', boat],
    ["That's not OK with me.", boat],
    ["I don't agree to that", boat],
    ['The boat must not be deleted.', boat],
    ["You can't delete her!", boat],
    ['No, the boat stays.', boat],
    ['Please keep Nora Blue', boat],
    ["I'd rather you didn't.", boat],
    ['The visit cannot be cancelled', visit],
    ['No, the bill stays as it is', bill],
  ] as const)
    it(`is a no: “${message}”`, () => expect(readDecision(message, waiting)).to.equal('reject'))

  for (const [message, waiting] of [
    ['go ahead and delete the other one', boat],
    ['You have my OK to delete the other boat', boat],
    ['You can delete Nora Green', boat],
    ['The berth can be deleted', boat],
    ['You can delete it tomorrow', boat],
    ['You can delete it if Ann agrees', boat],
    ['The boat can be sold', boat],
    ['Can I delete it?', boat],
    ['could you delete it?', boat],
    ['Yes, could you delete the others?', boat],
    ["That's fine, but keep the boat", boat],
    ['You have my OK for the deletion', visit],
    ['The visit stays', visit],
    ['Yes, mark it as cancelled', bill],
    ['The deletion of Nora Green is approved.', boat],
    ['No problem', boat],
    ['The request is approved', refusal],
    ['Approved', refusal],
    ['Please approve request 7', refusal],
  ] as const)
    it(`is neither: “${message}”`, () => expect(readDecision(message, waiting)).to.equal(undefined))
})
