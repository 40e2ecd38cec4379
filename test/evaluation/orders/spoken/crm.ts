import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** The two demo APIs: the CRM, whose records are replaced as a whole, and the territory API, which changes nothing. */
export const speakToDemos: OrdersOf = ({ one, day }) => {
  const account = (name: string) => one('accounts', 'name', name)
  const deal = (name: string) => one('opportunities', 'name', name)
  const changed = ['updated_at']
  return [
    ['Change the phone number of Longmere Solar to +44-28-555-9000', gold.updated('crm.accounts', account('Longmere Solar'), { phone: '+44-28-555-9000' }, changed)], // oxfmt-ignore
    ['Mossworth Components has 160 employees now, update that', gold.updated('crm.accounts', account('Mossworth Components'), { employee_count: 160 }, changed)], // oxfmt-ignore
    ['Move the deal "API gateway integration phase 2" to qualification', gold.updated('crm.opportunities', deal('API gateway integration phase 2'), { stage: 'qualification' }, [...changed, 'probability'])], // oxfmt-ignore
    ['we won Test automation assessment for all sites, mark it as closed-won', gold.updated('crm.opportunities', deal('Test automation assessment for all sites'), { stage: 'closed-won' }, [...changed, 'probability', 'close_date'])], // oxfmt-ignore
    ['push the close date of Developer platform pilot back by two weeks', gold.updated('crm.opportunities', deal('Developer platform pilot'), { close_date: '2025-02-14' }, changed)], // oxfmt-ignore
    ['the value of Smart metering expansion should be 170k', gold.updated('crm.opportunities', deal('Smart metering expansion'), { value: 170_000 }, changed)], // oxfmt-ignore
    ['set the probability of Procurement portal training to 45%', gold.updated('crm.opportunities', deal('Procurement portal training'), { probability: 0.45 }, changed)], // oxfmt-ignore
    ['Emi Inoue is qualified now, change her status', gold.updated('crm.leads', one('leads', 'email', 'emi.inoue@sandviewstudios.example'), { status: 'qualified' }, changed)], // oxfmt-ignore
    ['Add 10 points to the score of Vikram Menon', gold.updated('crm.leads', one('leads', 'email', 'vikram.menon@northfieldcontractors.example'), { score: 70 }, changed)], // oxfmt-ignore
    ['add a note to the lead Emi Inoue: "Call back in January"', gold.updated('crm.leads', one('leads', 'email', 'emi.inoue@sandviewstudios.example'), { notes: 'Call back in January' }, changed)], // oxfmt-ignore
    [['create a lead for Tove Lindgren', 'tove.lindgren@fjordfoods.example', 'yes'], gold.created('crm.leads', { first_name: 'Tove', last_name: 'Lindgren', email: 'tove.lindgren@fjordfoods.example' })], // oxfmt-ignore
    [['Add a contact to Siqueira Digital: Ana Prado, ana.prado@siqueiradigital.example, Recruiter'], gold.created('crm.contacts', { first_name: 'Ana', last_name: 'Prado', email: 'ana.prado@siqueiradigital.example', job_title: 'Recruiter', account_id: account('Siqueira Digital').id })], // oxfmt-ignore
    [['new opportunity for Oakton Biotech: Lab automation, worth 80,000', 'yes'], gold.created('crm.opportunities', { name: 'Lab automation', value: 80_000, account_id: account('Oakton Biotech').id })], // oxfmt-ignore
    ['Delete the lead Richard Stewart of Canyonmont Components', gold.removed('crm.leads', one('leads', 'email', 'richard.stewart@canyonmontcomponents.example'))], // oxfmt-ignore
    ['Has Kevin Ross moved to the Finance department?', gold.nowrite()],
    [['What are the open deals of Siqueira Digital?', 'set the first one to closed-lost', 'no'], gold.nowrite()],
    [`I talked to Barbara Cook on ${day(-2)}`, gold.nowrite()],
  ]
}
