// A fourteenth set by a writer who had not seen the engine, frozen before it was first asked: what sales people ask, in the register and
// the spread of categories of the development questions, with other fields, values and combinations.
export default kit => {
  const { absent, all, alone, at, avg, between, clarify, count, created, cut, day, dayName, distinct, either, figures, fullName, isOpen, largest, lateDay, mapBy, median, misspell, money, month, monthName, nowrite, nth, num, numbered, ordered, pct, pending, quarter, quarterName, rank, record, refuse, removed, set, short, sized, sizedPair, smallest, smalltalk, stateAs, stateName, sum, temp, text, thread, topGroup, unknown, updated, usd, using, values, yes } = kit // oxfmt-ignore
  const q = numbered('fourteenth-')

  // Accounts, people and opportunities whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const partners = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const deals = f => alone(f.opp, 'name')
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (found, answer) => either(found.items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const titled = (list, title) => list.filter(c => c.job_title === title)
  const inState = (list, s) => list.filter(a => a.state === s)
  const createdIn = r => String(r.created_at).slice(0, 4)
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', 'Give me the list of the accounts in the Tech Transformation campaign.', f => set(f.tech)),
    q('list', 'What sources do our leads have?', f => values(f.leads, 'source')),
    q('list', 'Which stages are our opportunities in?', f => values(f.opp, 'stage')),
    q('list', ...using(f => [fits(customers(f), a => f.conOf(a).length > 4, 118)], (f, a) => `Which CRM contacts do we have at ${a.name}?`, (f, a) => set(f.conOf(a)))), // oxfmt-ignore
    q('list', ...using(f => [fits(partners(f), a => distinct(f.tcOf(a), 'job_title').length > 1, 11)], (f, a) => `What are the job titles of the contacts at ${a.name}?`, (f, a) => values(f.tcOf(a), 'job_title'))), // oxfmt-ignore

    // ------------------------------------------------------------ filter
    q('filter', ...using(f => [nth(f.mine, 'state', 2)], (f, s) => `Show my accounts located in ${stateName(s)}.`, (f, s) => set(inState(f.mine, s)))), // oxfmt-ignore
    q('filter', ...using(f => [sized(f.acc, 'city', 4, 15, 7)], (f, g) => `Which CRM accounts do we have in the city of ${g.key}?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.con, 'department', 'job_title', 6, 40, 9), (f, d, t) => `Find all CRM contacts from the ${d} department with the job title ${t}.`, (f, d, t, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => [sized(leadsWith(f, 'status', 'negotiation'), 'industry', 4, 14, 3)], (f, g) => `Which ${g.key} leads are in negotiation at the moment?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('filter', ...using(f => [sized(f.leads, 'company', 3, 8, 2)], (f, g) => `Show me the leads who work for ${g.key}.`, (f, g) => set(g.items))), // oxfmt-ignore
    q('filter', ...using(f => [fits(customers(f), a => f.oppOf(a).filter(o => o.stage === 'prospecting').length > 1 && !f.oppOf(a).every(isOpen), 44)], (f, a) => `Which opportunities of ${a.name} are in the prospecting stage?`, (f, a) => set(f.oppOf(a).filter(o => o.stage === 'prospecting')))), // oxfmt-ignore
    q('filter', ...using(f => { const c = sized(f.acc, 'country', 12, 25, 1).key; return [c, nth(accountsWith(f, 'country', c), 'industry', 0)] }, (f, c, i) => `Which of the CRM accounts in ${the(c)} are not in the ${i} industry?`, (f, c, i) => set(accountsWith(f, 'country', c).filter(a => a.industry !== i)))), // oxfmt-ignore

    // ------------------------------------------------------------ count
    q('count', 'How many third-party accounts do we have in total?', f => count(f.third.length)),
    q('count', ...using(f => [nth(f.leads, 'job_title', 3)], (f, t) => `How many leads have the job title ${t}?`, (f, t) => count(leadsWith(f, 'job_title', t).length))), // oxfmt-ignore
    q('count', ...using(f => [nth(f.leads, 'source', 1)], (f, s) => `How many leads did we get from the source ${s}?`, (f, s) => count(leadsWith(f, 'source', s).length))), // oxfmt-ignore
    q('count', ...using(f => [nth(f.con, 'department', 7)], (f, d) => `How many primary contacts work in the ${d} department?`, (f, d) => count(f.con.filter(c => c.department === d && c.is_primary).length))), // oxfmt-ignore
    q('count', 'How many different job titles do our CRM contacts have?', f =>
      count(distinct(f.con, 'job_title').length),
    ),

    // ------------------------------------------------------------ top
    q('top', 'Which account in the High Value Outreach campaign has the highest revenue?', f =>
      largest(f.high, 'revenue'),
    ),
    q('top', 'What are the three biggest open opportunities by value?', f => ordered(open(f), 'value', { n: 3 })),
    q('top', 'Which department do most of our CRM contacts work in?', f => topGroup(f.con, 'department')),
    q('top', ...using(f => [nth(f.acc, 'country', 3)], (f, c) => `Which CRM account in ${the(c)} has the highest annual revenue?`, (f, c) => largest(accountsWith(f, 'country', c), 'annual_revenue'))), // oxfmt-ignore
    q('top', 'Which 5 CRM accounts have the fewest employees?', f =>
      ordered(f.acc, 'employee_count', { n: 5, up: true }),
    ),
    q('top', 'What is the third largest of my accounts by revenue?', f => largest(f.mine, 'revenue', { i: 2 })),

    // ------------------------------------------------------------ aggregate
    q('aggregate', 'What is the median revenue of the High Value Outreach accounts?', f => money(median(f.high, 'revenue'))), // oxfmt-ignore
    q('aggregate', 'What is the average value of the opportunities we lost?', f => money(avg(lost(f), 'value'))),
    q('aggregate', ...using(f => [nth(f.acc, 'country', 4)], (f, c) => `How many employees do our CRM accounts in ${the(c)} have in total?`, (f, c) => count(sum(accountsWith(f, 'country', c), 'employee_count')))), // oxfmt-ignore
    q('aggregate', 'What is the median score of the new leads?', f =>
      num(median(leadsWith(f, 'status', 'new'), 'score')),
    ),
    q('aggregate', 'What percentage of our opportunities is still open?', f =>
      pct((100 * open(f).length) / f.opp.length),
    ),
    q('aggregate', ...using(f => [nth(f.acc, 'industry', 3)], (f, i) => `What is the average annual revenue of the CRM accounts in the ${i} industry?`, (f, i) => money(avg(accountsWith(f, 'industry', i), 'annual_revenue')))), // oxfmt-ignore

    // ------------------------------------------------------------ group
    q('group', 'Show me the number of third-party accounts per state.', f => mapBy(f.third, 'state', undefined, { as: stateAs })), // oxfmt-ignore
    q('group', 'Break down the leads by job title.', f => mapBy(f.leads, 'job_title')),
    q('group', 'How many employees do our CRM accounts have in each region?', f => mapBy(f.acc, 'region', g => sum(g, 'employee_count'))), // oxfmt-ignore
    q('group', 'How many opportunities did we win per industry of the account?', f => mapBy(won(f), o => f.A(o.account_id)?.industry)), // oxfmt-ignore

    // ------------------------------------------------------------ compare
    q('compare', ...using(f => { const a = at(customers(f), 63); return [a, fits(customers(f), x => x.employee_count !== a.employee_count, 501)] }, (f, a, b) => `Which account has more employees, ${a.name} or ${b.name}?`, (f, a, b) => largest([a, b], 'employee_count'))), // oxfmt-ignore
    q('compare', 'Are there more opportunities in the proposal stage or in the negotiation stage?', f => topGroup(f.opp.filter(o => ['proposal', 'negotiation'].includes(o.stage)), 'stage')), // oxfmt-ignore
    q('compare', 'Do leads from the source Referral have a higher average score than leads from the source Cold Call?', f => yes(avg(leadsWith(f, 'source', 'Referral'), 'score') > avg(leadsWith(f, 'source', 'Cold Call'), 'score'))), // oxfmt-ignore
    q('compare', ...using(f => { const a = at(ours(f), 12); return [a, fits(ours(f), x => x.revenue !== a.revenue, 26)] }, (f, a, b) => `What is the difference in revenue between ${a.name} and ${b.name}?`, (f, a, b) => money(Math.abs(a.revenue - b.revenue), { abs: true }))), // oxfmt-ignore

    // ------------------------------------------------------------ join
    q('join', 'Who are the contacts at the third-party account with the lowest revenue?', f => best(smallest(f.third, 'revenue'), a => set(f.tcOf(a)))), // oxfmt-ignore
    q('join', ...using(f => [sized(f.acc, 'country', 8, 14, 2)], (f, g) => `Which CRM accounts in ${the(g.key)} have an opportunity in negotiation?`, (f, g) => set(g.items.filter(a => f.oppOf(a).some(o => o.stage === 'negotiation'))))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'country', 7)], (f, c) => `How many opportunities do we have with accounts in ${the(c)}?`, (f, c) => count(accountsWith(f, 'country', c).flatMap(f.oppOf).length))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'industry', 2)], (f, i) => `What is the total value of the opportunities in negotiation at ${i} accounts?`, (f, i) => money(sum(accountsWith(f, 'industry', i).flatMap(f.oppOf).filter(o => o.stage === 'negotiation'), 'value')))), // oxfmt-ignore
    q('join', 'Show me the Product Managers at the accounts of the Tech Transformation campaign.', f => set(titled(f.tech.flatMap(f.tcOf), 'Product Manager'))), // oxfmt-ignore
    q('join', ...using(f => [at(deals(f), 220)], (f, o) => `Which account does the opportunity "${o.name}" belong to?`, (f, o) => record(f.A(o.account_id)))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'city', 4)], (f, c) => `I need the names and phone numbers of the primary contacts of our CRM accounts in ${c}.`, (f, c) => set(accountsWith(f, 'city', c).flatMap(a => primary(f, a))))), // oxfmt-ignore
    q('join', 'In which country did we win the most opportunities?', f => topGroup(won(f), o => f.A(o.account_id)?.country)), // oxfmt-ignore

    // ------------------------------------------------------------ lookup
    q('lookup', ...using(f => [at(customers(f), 314)], (f, a) => `What is the annual revenue of the CRM account ${a.name}?`, (f, a) => money(a.annual_revenue, { field: 'annual_revenue' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(customers(f), 407)], (f, a) => `How many people does ${a.name} employ?`, (f, a) => count(a.employee_count, { field: 'employee_count' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(prospects(f), l => l.email, 71)], (f, l) => `What is the e-mail address of the lead ${fullName(l)}?`, (f, l) => text(l.email, { field: 'email' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(f.opp, 3333)], (f, o) => `In which stage is opportunity ${o.id}?`, (f, o) => text(o.stage, { field: 'stage' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(alone(f.tc, 'name', f.con.map(c => ({ name: fullName(c) })), f.leads.map(l => ({ name: fullName(l) }))), 40)], (f, c) => `What job title does the territory contact ${c.name} have?`, (f, c) => text(c.job_title, { field: 'job_title' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(customers(f), 702)], (f, a) => `Show me the CRM account ${a.name}.`, (f, a) => record(a))), // oxfmt-ignore

    // ------------------------------------------------------------ date
    q('date', ...using(f => [nth(f.opp, month, 4)], (f, m) => `How many opportunities have a close date in ${monthName(m)}?`, (f, m) => count(f.opp.filter(o => month(o) === m).length))), // oxfmt-ignore
    q('date', ...using(f => [sized(staged(f, 'negotiation'), month, 5, 60, 1)], (f, g) => `Which opportunities in negotiation close in ${monthName(g.key)}?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('date', ...using(f => [nth(won(f), quarter, 1)], (f, k) => `What is the total value of the closed-won opportunities with a close date in ${quarterName(k)}?`, (f, k) => money(sum(won(f).filter(o => quarter(o) === k), 'value')))), // oxfmt-ignore
    q('date', ...using(f => [lateDay(open(f), 0.1)], (f, d) => `What is the total value of the open opportunities that close after ${dayName(d)}?`, (f, d) => money(sum(open(f).filter(o => day(o) > d), 'value')))), // oxfmt-ignore
    q('date', ...using(f => [nth(f.acc, createdIn, 1)], (f, y) => `How many CRM accounts were created in ${y}?`, (f, y) => count(f.acc.filter(a => createdIn(a) === y).length))), // oxfmt-ignore
    q('date', 'Which of the open opportunities has the latest close date?', f => largest(open(f), day)),

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which third-party accounts have a revenue of more than $7 million?', f => set(f.third.filter(a => a.revenue > 7e6))), // oxfmt-ignore
    q('threshold', ...using(f => [cut(f.opp, 'value', 0.9)], (f, v) => `How many opportunities are worth more than ${short(v)}?`, (f, v) => count(f.opp.filter(o => o.value > v).length))), // oxfmt-ignore
    q('threshold', ...using(f => [nth(f.leads, 'industry', 6)], (f, i) => `Which leads in the ${i} industry have a score of at least 85?`, (f, i) => set(leadsWith(f, 'industry', i).filter(l => l.score >= 85)))), // oxfmt-ignore
    q('threshold', ...using(f => { const r = nth(f.acc, 'region', 4), list = accountsWith(f, 'region', r); return [r, cut(list, 'annual_revenue', 0.55), cut(list, 'annual_revenue', 0.75), list] }, (f, r, a, b) => `CRM accounts in the ${r} region with an annual revenue between ${usd(a)} and ${usd(b)}`, (f, r, a, b, list) => either(between(list, 'annual_revenue', a, b).map(found => set(found))))), // oxfmt-ignore

    // ------------------------------------------------------------ follow-ups
    q('followup', thread(f => [nth(f.third, 'state', 0)], [
      [(f, s) => `How many third-party accounts are there in ${stateName(s)}?`, (f, s) => count(inState(f.third, s).length)],
      ['Show them to me, please.', (f, s) => set(inState(f.third, s))],
      ['Which one has the lowest revenue?', (f, s) => smallest(inState(f.third, s), 'revenue')],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => { const g = sized(f.acc, 'city', 4, 12, 15); return [g, largest(g.items, 'employee_count').items] }, [
      [(f, g) => `List the CRM accounts in the city of ${g.key}.`, (f, g) => set(g.items)],
      ['Which of those has the most employees?', (f, g, top) => record(top)],
      ['Who is the primary contact there?', (f, g, top) => either(top.map(a => set(primary(f, a))))],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['How many opportunities are in negotiation?', f => count(staged(f, 'negotiation').length)],
      ['What is their total value?', f => money(sum(staged(f, 'negotiation'), 'value'))],
      ['And the average?', f => money(avg(staged(f, 'negotiation'), 'value'))],
    ]),
    q('followup', thread(f => { const a = fits(customers(f), x => f.conOf(x).length > 5 && rank(f.conOf(x), 'department')[0].n > 1, 57); return [a, rank(f.conOf(a), 'department')[0]] }, [
      [(f, a) => `Show me the CRM contacts of ${a.name}.`, (f, a) => set(f.conOf(a))],
      [(f, a, g) => `Only the ones in the ${g.key} department`, (f, a, g) => set(g.items)],
      ['How many is that?', (f, a, g) => count(g.n)],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['How many leads have the source Referral?', f => count(leadsWith(f, 'source', 'Referral').length)],
      ['And Trade Show?', f => count(leadsWith(f, 'source', 'Trade Show').length)],
      ['How many of those are still new?', f => count(leadsWith(f, 'source', 'Trade Show').filter(l => l.status === 'new').length)], // oxfmt-ignore
    ]),
    q('followup', thread(f => { const o = at(f.opp, 4567); return [o, f.A(o.account_id)] }, [
      [(f, o) => `What is the value of opportunity ${o.id}?`, (f, o) => money(o.value, { field: 'value' })],
      ['Which account does it belong to?', (f, o, a) => record(a)],
      ['And in which industry is that account?', (f, o, a) => text(a.industry, { field: 'industry' })],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [rank(f.acc, 'industry')[0]], [
      ['Which industry has the most CRM accounts?', f => topGroup(f.acc, 'industry')],
      ['How many accounts are in that industry?', (f, g) => count(g.n)],
      ['What is their average annual revenue?', (f, g) => money(avg(g.items, 'annual_revenue'))],
    ]), {}), // oxfmt-ignore

    // ------------------------------------------------------------ write
    q('write', 'Create a new lead: Aurelio Winterbourne, aurelio.winterbourne@example.com, company Fernhollow Test Textiles, job title Procurement Manager, source Trade Show.',
      created('leads', { first_name: 'Aurelio', last_name: 'Winterbourne', email: 'aurelio.winterbourne@example.com', company: 'Fernhollow Test Textiles', job_title: 'Procurement Manager', source: 'Trade Show' })), // oxfmt-ignore
    q('write', f => `Create an opportunity "Warehouse lighting 2033" for ${at(customers(f), 239).name} with a value of $86,500, stage qualification, and close date 2027-03-15.`,
      f => created('opportunities', { name: 'Warehouse lighting 2033', value: 86500, stage: 'qualification', close_date: '2027-03-15', account_id: at(customers(f), 239).id })), // oxfmt-ignore
    q('write', 'Change the website of the CRM account Tamarind Test Foundry to https://www.tamarindtest.example.', (f, m) => updated('accounts', m.account.id, { website: 'https://www.tamarindtest.example' }),
      { setup: { account: temp('accounts', { name: 'Tamarind Test Foundry', website: 'https://old.tamarindtest.example', email: 'info@tamarindtest.example' }) } }), // oxfmt-ignore
    q('write', (f, m) => `Please set the value of opportunity ${m.deal.id} to $64,000.`, (f, m) => updated('opportunities', m.deal.id, { value: 64000 }),
      { setup: { deal: temp('opportunities', { name: 'Placeholder deal Curlew', stage: 'qualification', value: 46000, probability: 0.3 }) } }), // oxfmt-ignore
    q('write', 'Delete the CRM contact with the e-mail address wilhelmina.oakenshaw@example.com.', (f, m) => removed('contacts', m.contact.id),
      { setup: { contact: temp('contacts', { first_name: 'Wilhelmina', last_name: 'Oakenshaw', email: 'wilhelmina.oakenshaw@example.com', is_primary: false }) } }), // oxfmt-ignore
    q('write', [
      ['I want to delete the opportunity "Placeholder deal Plover". Please check with me before you do it.', pending],
      ['No, please keep it.', nowrite],
    ], { setup: { deal: temp('opportunities', { name: 'Placeholder deal Plover', stage: 'proposal', value: 18800, probability: 0.6 }) } }), // oxfmt-ignore
    q('write', [
      ['Set the status of the lead Barnaby Silverstone to qualified, but ask me first.', pending],
      ['Yes, do it.', (f, m) => updated('leads', m.lead.id, { status: 'qualified' }, { mayChange: ['score'] })],
    ], { setup: { lead: temp('leads', { first_name: 'Barnaby', last_name: 'Silverstone', email: 'barnaby.silverstone@example.com', status: 'contacted', score: 63 }) } }), // oxfmt-ignore
    q('write', 'Delete the CRM account with the id 77777777.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'I would like to add a new opportunity.', () => all(nowrite(), clarify())),

    // ------------------------------------------------------------ missing
    q('missing', f => `What is the credit limit of ${at(customers(f), 93).name}?`, unknown),
    q('missing', 'Which of our leads opened the last newsletter?', unknown),
    q('missing', f => `When was my account ${at(ours(f), 7).name} founded?`, unknown),
    q('missing', 'How many hours did the sales team spend on calls last week?', unknown),

    // ------------------------------------------------------------ unknown
    q('unknown', f => `How many employees does ${absent(['Brindlewick Aeronautics', 'Quillhaven Foundry', 'Sporlock and Wren'], [...f.all, ...f.acc].map(a => a.name))} have?`, unknown), // oxfmt-ignore
    q('unknown', 'Show me the opportunity with the id 91919191.', unknown),
    q('unknown', f => `What is the phone number of the CRM contact ${absent(['Lysander Crabtree-Moss', 'Philomena Quigglesworth', 'Ebenezer Tottington'], [...f.tc, ...f.con, ...f.leads].map(fullName))}?`, unknown), // oxfmt-ignore

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'What is the median revenue of our accounts?', f => {
      const [mine, both, third, crm] = [f.mine, f.all, f.third].map(list => median(list, 'revenue')).concat(median(f.acc, 'annual_revenue')) // oxfmt-ignore
      return either([mine, both, crm].map(value => money(value)), figures([money(both), money(crm)]), figures([money(mine), money(crm)]), figures([money(mine), money(third)]), clarify()) // oxfmt-ignore
    }),
    q('ambiguous', 'How many of our contacts are Account Executives?', f => {
      const [territory, crm] = [titled(f.tc, 'Account Executive').length, titled(f.con, 'Account Executive').length]
      return either([territory, crm, territory + crm].map(value => count(value)), figures([count(territory), count(crm)]), clarify()) // oxfmt-ignore
    }),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hey, good morning! How is it going?', smalltalk),
    q('smalltalk', 'Perfect, that is all I needed. Thanks!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'open linkedin.com in a new tab', refuse),
    q('browser', 'Scroll to the bottom of the page and click on Next', refuse),

    // ------------------------------------------------------------ casual
    q('casual', f => `hw many 3rd party acounts do we hav in ${stateName(nth(f.third, 'state', 1)).toLowerCase()}`, f => count(rank(f.third, 'state')[1].n)), // oxfmt-ignore
    q('casual', 'SHOW ME THE TOP 3 OPPORTUNITIES BY VALUE', f => ordered(f.opp, 'value', { n: 3 })),
    q('casual', 'Hello there! I am about to meet our sales director, and before that I would love to know one thing: what is the total value of the opportunities that are in the proposal stage? Thank you so much for your help!', f => money(sum(staged(f, 'proposal'), 'value'))), // oxfmt-ignore
    q('casual', ...using(f => [fits(customers(f), a => misspell(a.name) !== a.name && a.city !== a.country, 150)], (f, a) => `what city is ${misspell(a.name)} in`, (f, a) => text(a.city, { field: 'city' }))), // oxfmt-ignore

    // ------------------------------------------------------------ multi-intent
    q('multi', 'What are the total and the average revenue of my accounts?', f => figures([money(sum(f.mine, 'revenue')), money(avg(f.mine, 'revenue'))])), // oxfmt-ignore
    q('multi', 'How many opportunities are in prospecting and how many are in qualification?', f => figures([count(staged(f, 'prospecting').length), count(staged(f, 'qualification').length)])), // oxfmt-ignore
    q('multi', ...using(f => [sized(f.acc, 'country', 8, 16, 4)], (f, g) => `List the CRM accounts in ${the(g.key)} and tell me how many there are.`, (f, g) => set(g.items, { says: [g.n] }))), // oxfmt-ignore

    // ------------------------------------------------------------ complete
    q('complete', ...using(f => [rank(f.acc, 'region')[2]], (f, g) => `Please list all the CRM accounts of the ${g.key} region, every one of them.`, (f, g) => set(g.items, { complete: true }))), // oxfmt-ignore
    q('complete', 'What is the sum of the annual revenues of all CRM accounts?', f => money(sum(f.acc, 'annual_revenue'), { complete: true })), // oxfmt-ignore
    q('complete', 'Show me all the leads with the status closed-won, without leaving any out.', f => set(leadsWith(f, 'status', 'closed-won'), { complete: true })), // oxfmt-ignore
  ]
}
