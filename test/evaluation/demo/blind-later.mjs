// More of them, in other patterns, frozen after the first ones had been looked at.
export default kit => {
  const {
    absent,
    alone,
    at,
    avg,
    between,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    median,
    money,
    month,
    monthAs,
    nowrite,
    nth,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    rank,
    record,
    refuse,
    removed,
    set,
    sized,
    sizedPair,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    using,
    values,
    yes,
    year,
  } = kit
  const q = numbered('c-')
  const none = () => set([], { none: true })
  const territoryNamed = f => alone(f.all, 'name', f.acc)
  const thirdNamed = f => territoryNamed(f).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = f => alone(f.con, fullName, f.leads, f.tc)
  const leadNamed = f => alone(f.leads, fullName, f.con, f.tc)
  const dealNamed = f => alone(f.opp, 'name')
  const named = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const won = o => o.stage === 'closed-won',
    lost = o => o.stage === 'closed-lost'
  const by = (f, k) => o => f.A(o.account_id)?.[k]
  return [
    q('list', 'I need an overview of all companies that third parties look after.', f => set(f.third)),
    q('list', 'Which regions do we do business in according to the CRM?', f => values(f.acc, 'region')),
    q(
      'list',
      ...using(
        f => [named(crmNamed(f), a => f.conOf(a).length > 3, 7)],
        (f, a) => `Give me a list of everyone we have at ${a.name}`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    q('list', 'what kinds of job titles are there among my territory contacts?', f => values(f.tc, 'job_title')),
    q(
      'filter',
      ...using(
        f => [sizedPair(f.con, 'job_title', 'department', 20, 90, 1)],
        (f, [t]) => `everybody who is a ${t} please`,
        (f, [t]) =>
          either(set(f.con.filter(c => c.job_title === t)), set([...f.con, ...f.tc].filter(c => c.job_title === t))),
      ),
    ),
    q('filter', 'Leads with no notes', f => set(f.leads.filter(l => !l.notes))),
    q('filter', 'Which third-party accounts are on the west coast, meaning CA, OR or WA?', f =>
      set(f.third.filter(a => ['CA', 'OR', 'WA'].includes(a.state))),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.leads, 'company', 2, 6)],
        (f, g) => `Do we have leads from ${g.key}? If so, list them.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.acc, 'country', 'industry', 4, 25, 5),
        (f, c, i) => `${i} customers, ${c} only`,
        (f, c, i, list) => set(list),
      ),
    ),
    q('filter', 'Show all opportunities whose name ends with "renewal"', f =>
      set(f.opp.filter(o => o.name.endsWith('renewal'))),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.leads, 'status', 2)],
        (f, s) => `So how many ${s} leads have we got at the moment?`,
        (f, s) => count(f.leads.filter(l => l.status === s).length),
      ),
    ),
    q('count', 'How many of our CRM contacts are directors of any sort, i.e. have Director in their title?', f =>
      count(f.con.filter(c => /director/i.test(c.job_title)).length),
    ),
    q('count', 'number of deals worth less than ten thousand dollars', f =>
      count(f.opp.filter(o => o.value < 10000).length),
    ),
    q('count', 'How many cities are our CRM accounts spread across?', f => count(distinct(f.acc, 'city').length)),
    q('top', 'Which lead has the lowest score?', f => smallest(f.leads, 'score')),
    q('top', 'name the three industries with the fewest leads', f =>
      ordered(rank(f.leads, 'industry'), 'n', { n: 3, up: true, as: g => g.key }),
    ),
    q('top', 'Which country do most of our CRM accounts come from?', f => topGroup(f.acc, 'country')),
    q('top', 'highest open deal in Europe', f =>
      largest(
        f.opp.filter(o => isOpen(o) && by(f, 'region')(o) === 'Europe'),
        'value',
      ),
    ),
    q('top', 'Who are the top 5 employers among our Technology accounts?', f =>
      ordered(
        f.acc.filter(a => a.industry === 'Technology'),
        'employee_count',
        { n: 5 },
      ),
    ),
    q('aggregate', 'What does a typical third-party account make in revenue (median)?', f =>
      money(median(f.third, 'revenue')),
    ),
    q('aggregate', 'total number of employees working for our accounts in France', f =>
      count(
        sum(
          f.acc.filter(a => a.country === 'France'),
          'employee_count',
        ),
      ),
    ),
    q('aggregate', 'What percentage of our leads came through the website?', f =>
      pct((100 * f.leads.filter(l => l.source === 'Website').length) / f.leads.length),
    ),
    q('aggregate', 'On average how much is an opportunity in negotiation worth?', f =>
      money(
        avg(
          f.opp.filter(o => o.stage === 'negotiation'),
          'value',
        ),
      ),
    ),
    q('aggregate', 'What is the win rate in North America?', f => {
      const c = f.opp.filter(o => !isOpen(o) && by(f, 'region')(o) === 'North America')
      return pct((100 * c.filter(won).length) / c.length)
    }),
    q('group', 'Contacts per job title in the Sales department', f =>
      mapBy(
        f.con.filter(c => c.department === 'Sales'),
        'job_title',
      ),
    ),
    q('group', 'average employee count for each region', f => mapBy(f.acc, 'region', g => avg(g, 'employee_count'))),
    q('group', 'How many qualified leads does each source give us?', f =>
      mapBy(
        f.leads.filter(l => l.status === 'qualified'),
        'source',
      ),
    ),
    q('group', 'monthly number of closing opportunities in 2025', f =>
      mapBy(
        f.opp.filter(o => year(o) === '2025'),
        month,
        undefined,
        { as: monthAs },
      ),
    ),
    q('group', 'Total revenue by state for my accounts, please', f =>
      mapBy(f.mine, 'state', g => sum(g, 'revenue'), { as: stateAs }),
    ),
    q(
      'compare',
      ...using(
        f => [at(thirdNamed(f), 3), at(thirdNamed(f), 6)],
        (f, a, b) => `By how much is the revenue of ${a.name} different from that of ${b.name}?`,
        (f, a, b) => money(Math.abs(a.revenue - b.revenue), { abs: true }),
      ),
    ),
    q('compare', 'Are most of our leads new?', f =>
      yes(f.leads.filter(l => l.status === 'new').length > f.leads.length / 2),
    ),
    q('compare', 'Which quarter had more won deals, Q1 2024 or Q2 2024?', f =>
      topGroup(
        f.opp.filter(o => won(o) && ['2024-Q1', '2024-Q2'].includes(quarter(o))),
        quarter,
        { as: kit.quarterAs },
      ),
    ),
    q('compare', 'Do I have at least 60 accounts?', f => yes(f.mine.length >= 60)),
    q('join', 'Which accounts have both a won and a lost opportunity in Q1 2025?', f =>
      set(
        f.acc.filter(a => {
          const o = f.oppOf(a).filter(x => quarter(x) === '2025-Q1')
          return o.some(won) && o.some(lost)
        }),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 3)],
        (f, s) => `Email addresses of the Sales Managers at my ${stateName(s)} accounts`,
        (f, s) => {
          const l = f.mine
            .filter(a => a.state === s)
            .flatMap(f.tcOf)
            .filter(c => c.job_title === 'Sales Manager')
          return set(l, { none: !l.length })
        },
      ),
    ),
    q('join', 'How many opportunities belong to accounts with fewer than 20 employees?', f =>
      count(f.opp.filter(o => by(f, 'employee_count')(o) < 20).length),
    ),
    q('join', 'Which third-party account do we know the most people at?', f => largest(f.third, a => f.tcOf(a).length)),
    q(
      'join',
      ...using(
        f => [at(dealNamed(f), 611)],
        (f, o) => `What industry is the customer of the deal ${o.name} in?`,
        (f, o) => text(by(f, 'industry')(o), { field: 'industry' }),
      ),
    ),
    q(
      'join',
      ...using(
        f => [at(personNamed(f), 88)],
        (f, c) => `Who are the colleagues of ${fullName(c)}?`,
        (f, c) =>
          either(set(f.conOf({ id: c.account_id }).filter(x => x.id !== c.id)), set(f.conOf({ id: c.account_id }))),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [named(crmNamed(f), a => a.phone, 200)],
        (f, a) => `I'd like to ring ${a.name}, do you have their number?`,
        (f, a) => text(a.phone, { field: 'phone', phone: true }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 333)],
        (f, o) => `How much is ${o.name} worth?`,
        (f, o) => money(o.value, { field: 'value' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(leadNamed(f), 333)],
        (f, l) => `Where did we get the lead ${fullName(l)} from?`,
        (f, l) => text(l.source, { field: 'source' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.acc, 345)],
        (f, a) => `crm account ${a.id} - city and country?`,
        (f, a) => record(a, { says: [a.city, a.country] }),
      ),
    ),
    q('date', 'Which open deals should have been closed by the end of March 2024 already?', f =>
      set(f.opp.filter(o => isOpen(o) && day(o) <= '2024-03-31')),
    ),
    q('date', 'how many opportunities closed won between April and June 2024', f =>
      count(f.opp.filter(o => won(o) && day(o) >= '2024-04-01' && day(o) <= '2024-06-30').length),
    ),
    q('date', 'When was the CRM account with id 17 created?', f =>
      text(dayAs(f.A(17).created_at.slice(0, 10)), { field: 'created_at' }),
    ),
    q('threshold', 'third-party accounts between 2 and 3 million revenue', f =>
      either(between(f.third, 'revenue', 2e6, 3e6).map(l => set(l))),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.99)],
        (f, v) => `companies with more than ${v} people`,
        (f, v) => set(f.acc.filter(a => a.employee_count > v)),
      ),
    ),
    q('followup', [
      [
        'How many new leads do we have from LinkedIn?',
        f => count(f.leads.filter(l => l.source === 'LinkedIn' && l.status === 'new').length),
      ],
      ['And from Google Ads?', f => count(f.leads.filter(l => l.source === 'Google Ads' && l.status === 'new').length)],
      [
        'Show me those with a score above 50',
        f => set(f.leads.filter(l => l.source === 'Google Ads' && l.status === 'new' && l.score > 50)),
      ],
    ]),
    q(
      'followup',
      thread(
        f => [named(crmNamed(f), a => f.oppOf(a).length > 5, 130)],
        [
          [(f, a) => `What deals do we have with ${a.name}?`, (f, a) => set(f.oppOf(a))],
          ['Which is the biggest?', (f, a) => largest(f.oppOf(a), 'value')],
          [
            'When does it close?',
            (f, a) => text(dayAs(day(largest(f.oppOf(a), 'value').items[0])), { field: 'close_date' }),
          ],
        ],
      ),
    ),
    q('followup', [
      ['List the third-party accounts in New York', f => set(f.third.filter(a => a.state === 'NY'))],
      [
        'Which of them make more than 3 million?',
        f => {
          const l = f.third.filter(a => a.state === 'NY' && a.revenue > 3e6)
          return set(l, { none: !l.length })
        },
      ],
      ['who works there?', f => set(f.third.filter(a => a.state === 'NY' && a.revenue > 3e6).flatMap(f.tcOf))],
    ]),
    q(
      'write',
      'Can you put a new lead into the CRM? Name is Iolanthe Merriwick, iolanthe.merriwick@example.com, she is a Buyer with Tessel Test Tiles.',
      () =>
        created('leads', {
          first_name: 'Iolanthe',
          last_name: 'Merriwick',
          email: 'iolanthe.merriwick@example.com',
          company: 'Tessel Test Tiles',
          job_title: 'Buyer',
        }),
    ),
    q(
      'write',
      'The lead Caspian Dellworth called: his new phone number is +1-555-010-4321.',
      (f, m) => updated('leads', m.lead.id, { phone: '+1-555-010-4321' }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Caspian',
            last_name: 'Dellworth',
            email: 'caspian.dellworth@example.com',
            phone: '+1-555-010-0001',
          }),
        },
      },
    ),
    q(
      'write',
      'Please mark the opportunity Placeholder Otter assessment as lost.',
      (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-lost' }, { mayChange: ['probability'] }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Otter assessment',
            stage: 'negotiation',
            value: 9000,
            probability: 0.8,
          }),
        },
      },
    ),
    q(
      'write',
      'lower the score of lead hedwig.tarnow@example.com by 15 points',
      (f, m) => updated('leads', m.lead.id, { score: 45 }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Hedwig',
            last_name: 'Tarnow',
            email: 'hedwig.tarnow@example.com',
            score: 60,
          }),
        },
      },
    ),
    q(
      'write',
      [
        ['Erase the contact Fergus Okonjo-Bell for me, but not before I say so.', pending],
        ['ok, go', (f, m) => removed('contacts', m.contact.id)],
      ],
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Fergus',
            last_name: 'Okonjo-Bell',
            email: 'fergus.okonjobell@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q('write', 'Who can delete accounts here?', nowrite),
    q('missing', f => `What did we talk about with ${fullName(at(personNamed(f), 120))} last time?`, unknown),
    q('missing', 'How many employees do my territory accounts have in total?', unknown),
    q('missing', 'Which deals were discounted?', unknown),
    q(
      'unknown',
      f =>
        `How many contacts work at ${absent(
          ['Vexley Orbital', 'Quintrell Foundries'],
          f.all.map(a => a.name),
          f.acc.map(a => a.name),
        )}?`,
      () => either(unknown(), count(0, { zero: true })),
    ),
    q('unknown', 'Which leads came from the source Billboard?', () => either(unknown(), none(), clarify())),
    q('ambiguous', 'Who has the highest revenue?', f =>
      either(clarify(), largest(f.mine, 'revenue'), largest(f.all, 'revenue'), largest(f.acc, 'annual_revenue')),
    ),
    q('smalltalk', 'Nice, that helps a lot', smalltalk),
    q('browser', 'Please open the pricing page in a new tab', refuse),
    q('casual', 'need acct list tx only my ones', f => set(f.mine.filter(a => a.state === 'TX'))),
    q('casual', 'hw many oppurtunities hav we lossed in europ', f =>
      count(f.opp.filter(o => lost(o) && by(f, 'region')(o) === 'Europe').length),
    ),
    q('multi', 'What are the total and the average revenue of third-party accounts in Texas?', f => {
      const l = f.third.filter(a => a.state === 'TX')
      return figures([money(sum(l, 'revenue')), money(avg(l, 'revenue'))])
    }),
    q(
      'multi',
      ...using(
        f => [at(crmNamed(f), 222)],
        (f, a) => `In which city is ${a.name}, and how many contacts do we have there?`,
        (f, a) => figures([count(f.conOf(a).length)], { says: [a.city] }),
      ),
    ),
    q('complete', 'Give me the full list of leads with a score of at least 80 from Referral', f =>
      set(
        f.leads.filter(l => l.score >= 80 && l.source === 'Referral'),
        { complete: true },
      ),
    ),
  ]
}
