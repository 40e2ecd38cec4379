// A fourth hundred in the voices of a dozen different people, frozen before it was first asked.
export default kit => {
  const {
    absent,
    all,
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
    desc,
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
    num,
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
    shift,
    short,
    sized,
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
    write,
    yes,
    year,
  } = kit
  const q = numbered('e-')
  const listOf = items => set(items, { none: items.length === 0 })
  const thirdNamed = f => alone(f.all, 'name', f.acc).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = f => alone(f.con, fullName, f.leads, f.tc)
  const leadNamed = f => alone(f.leads, fullName, f.con, f.tc)
  const dealNamed = f => alone(f.opp, 'name')
  const pick = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const won = o => o.stage === 'closed-won',
    lost = o => o.stage === 'closed-lost'
  const by = (f, k) => o => f.A(o.account_id)?.[k]
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const atAccount = (f, list, test) => list.filter(x => test(f.A(x.account_id)))
  const customers = (f, deals) => [...new Set(deals.map(o => f.A(o.account_id)))]
  const today = () => new Date().toISOString().slice(0, 10)
  const person = (first_name, last_name, more) => ({
    first_name,
    last_name,
    email: `${first_name}.${last_name}@example.com`.toLowerCase(),
    ...more,
  })
  const deal = (name, more) => ({ name, stage: 'proposal', probability: 0.6, value: 20000, ...more })

  // Who asks.
  const manager = { who: 'sales manager' },
    rep = { who: 'field rep on the phone' },
    cfo = { who: 'finance chief' },
    chief = { who: 'managing director' }
  const assistant = { who: 'assistant' },
    intern = { who: 'intern' },
    foreign = { who: 'non-native speaker' },
    terse = { who: 'terse chatter' }
  const marketing = { who: 'marketing' },
    analyst = { who: 'analyst' },
    reception = { who: 'reception' },
    operations = { who: 'operations' }

  return [
    // ------------------------------------------------------------ list
    q(
      'list',
      "Hi, it's my second day here and I was told to read up on the third-party accounts. Could you show me which ones there are?",
      f => set(f.third),
      intern,
    ),
    q(
      'list',
      ...using(
        f => [pick(thirdNamed(f), a => f.tcOf(a).length > 2, 9)],
        (f, a) => `I am printing name badges for ${a.name}'s people, so give me everyone we know there.`,
        (f, a) => set(f.tcOf(a)),
      ),
      assistant,
    ),
    q('list', 'distinct industries in the leads table', f => values(f.leads, 'industry'), analyst),
    q('list', 'Walk me through the accounts in my patch.', f => set(f.mine), manager),
    q(
      'list',
      'Please, what job titles are having the people of our territory?',
      f => values(f.tc, 'job_title'),
      foreign,
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      "who've we got in ohio or michigan? just mine, no third party",
      f => {
        const l = f.mine.filter(a => ['OH', 'MI'].includes(a.state))
        return either(set(l), set(l.flatMap(f.tcOf)))
      },
      rep,
    ),
    q(
      'filter',
      'Hospitality leads from the email campaign that never got beyond contacted',
      f => {
        const l = f.leads.filter(x => x.industry === 'Hospitality' && x.source === 'Email Campaign')
        return either(
          listOf(l.filter(x => x.status === 'contacted')),
          listOf(l.filter(x => ['new', 'contacted'].includes(x.status))),
        )
      },
      marketing,
    ),
    q(
      'filter',
      'The opportunities we lost above $300,000 where the description speaks of one other supplier.',
      f => listOf(f.opp.filter(o => lost(o) && o.value > 3e5 && /one other supplier/i.test(o.description ?? ''))),
      cfo,
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.leads, 'company', 3, 5)],
        (f, g) => `Somebody from ${g.key} just rang and hung up. Which of our leads are with that company?`,
        (f, g) => set(g.items),
      ),
      reception,
    ),
    q(
      'filter',
      'I search the CRM contacts which are Data Scientist and have no telephone.',
      f => listOf(f.con.filter(c => c.job_title === 'Data Scientist' && !c.phone)),
      foreign,
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.acc, 'city', 5, 9, 2)],
        (f, g) => `${g.key} - any crm accounts?`,
        (f, g) => either(set(g.items), count(g.n)),
      ),
      terse,
    ),
    q(
      'filter',
      'Which CRM accounts carry the word Dairy in their name?',
      f => set(f.acc.filter(a => /\bdairy\b/i.test(a.name))),
      operations,
    ),

    // ------------------------------------------------------------ count
    q(
      'count',
      'How many CRM companies are we dealing with in Norway and Sweden together?',
      f => count(f.acc.filter(a => ['Norway', 'Sweden'].includes(a.country)).length),
      chief,
    ),
    q(
      'count',
      'How many C-level people do we know in the territory, so anybody with Chief in the title?',
      f => count(f.tc.filter(c => /\bchief\b/i.test(c.job_title)).length),
      manager,
    ),
    q('count', 'number of leads where phone is null', f => count(f.leads.filter(l => !l.phone).length), analyst),
    q(
      'count',
      'deals won in japan, count',
      f => count(atAccount(f, f.opp.filter(won), a => a.country === 'Japan').length),
      terse,
    ),
    q(
      'count',
      'How many third-party accounts are in neither of the two campaigns, Tech Transformation and High Value Outreach?',
      f => count(f.third.filter(a => !f.tech.includes(a) && !f.high.includes(a)).length),
      intern,
    ),

    // ------------------------------------------------------------ top
    q(
      'top',
      'By staff, who is the biggest customer we have in the Middle East & Africa?',
      f =>
        largest(
          f.acc.filter(a => a.region === 'Middle East & Africa'),
          'employee_count',
        ),
      chief,
    ),
    q(
      'top',
      'third party in new york - who brings the most money',
      f =>
        largest(
          f.third.filter(a => a.state === 'NY'),
          'revenue',
        ),
      rep,
    ),
    q(
      'top',
      'Our ten costliest losses, deal by deal, worst first.',
      f => ordered(f.opp.filter(lost), 'value', { n: 10 }),
      cfo,
    ),
    q(
      'top',
      'Which source has produced the most closed-won leads?',
      f =>
        topGroup(
          f.leads.filter(l => l.status === 'closed-won'),
          'source',
        ),
      marketing,
    ),
    q(
      'top',
      'Which state makes the least of revenue, if you take together all my accounts of this state?',
      f => topGroup(f.mine, 'state', { as: stateAs, up: true, by: g => sum(g.items, 'revenue') }),
      foreign,
    ),
    q('top', 'Which of the CRM contacts has been on file the longest?', f => smallest(f.con, 'created_at'), operations),

    // ------------------------------------------------------------ aggregate
    q(
      'aggregate',
      'Suppose every deal that is in negotiation right now came in. What would that be in dollars?',
      f =>
        money(
          sum(
            f.opp.filter(o => o.stage === 'negotiation'),
            'value',
          ),
        ),
      cfo,
    ),
    q(
      'aggregate',
      'Mean ticket size of the business we won in 2025, please.',
      f =>
        money(
          avg(
            f.opp.filter(o => won(o) && year(o) === '2025'),
            'value',
          ),
        ),
      cfo,
    ),
    q('aggregate', 'ratio of CRM contacts to CRM accounts', f => num(f.con.length / f.acc.length), analyst),
    q(
      'aggregate',
      'Out of all third-party revenue, how many percent does Texas contribute?',
      f =>
        pct(
          (100 *
            sum(
              f.third.filter(a => a.state === 'TX'),
              'revenue',
            )) /
            sum(f.third, 'revenue'),
        ),
      manager,
    ),
    q(
      'aggregate',
      'How many people does the typical Hospitality client employ? Take the median.',
      f =>
        num(
          median(
            f.acc.filter(a => a.industry === 'Hospitality'),
            'employee_count',
          ),
        ),
      chief,
    ),
    q(
      'aggregate',
      'What do the leads without any notes score on average?',
      f =>
        num(
          avg(
            f.leads.filter(l => !l.notes),
            'score',
          ),
        ),
      marketing,
    ),

    // ------------------------------------------------------------ group
    q(
      'group',
      'third-party revenue by state, descending',
      f => mapBy(f.third, 'state', g => sum(g, 'revenue'), { as: stateAs }),
      analyst,
    ),
    q(
      'group',
      'Put together a scoreboard for me: every region with the number of deals won there.',
      f => mapBy(f.opp.filter(won), by(f, 'region')),
      manager,
    ),
    q(
      'group',
      'How does the mean score vary from one lead status to the next?',
      f => mapBy(f.leads, 'status', g => avg(g, 'score')),
      marketing,
    ),
    q(
      'group',
      'For every department, how many people are missing a phone number?',
      f =>
        mapBy(
          f.con.filter(c => !c.phone),
          'department',
        ),
      operations,
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      'Healthcare or Pharmaceuticals: which one is bigger for us, going by the value of the deals we have won?',
      f =>
        topGroup(
          atAccount(f, f.opp.filter(won), a => ['Healthcare', 'Pharmaceuticals'].includes(a.industry)),
          by(f, 'industry'),
          { by: g => sum(g.items, 'value') },
        ),
      chief,
    ),
    q(
      'compare',
      'Does North America make up more than half of the value of our open pipeline?',
      f =>
        yes(
          sum(
            atAccount(f, f.opp.filter(isOpen), a => a.region === 'North America'),
            'value',
          ) >
            sum(f.opp.filter(isOpen), 'value') / 2,
        ),
      cfo,
    ),
    q(
      'compare',
      ...using(
        f => [at(crmNamed(f), 25), at(crmNamed(f), 77)],
        (f, a, b) => `${a.name} vs ${b.name}, headcount`,
        (f, a, b) =>
          either(
            figures([count(a.employee_count), count(b.employee_count)]),
            largest([a, b], 'employee_count'),
            mapBy([a, b], 'name', g => g[0].employee_count),
          ),
      ),
      terse,
    ),
    q(
      'compare',
      'Just so I understand it: do the third-party accounts earn more than my own accounts, taken as a whole?',
      f => yes(sum(f.third, 'revenue') > sum(f.mine, 'revenue')),
      intern,
    ),

    // ------------------------------------------------------------ join
    q(
      'join',
      'im in florida tomorrow. which people can i visit there, my own accounts only',
      f => set(f.mine.filter(a => a.state === 'FL').flatMap(f.tcOf)),
      rep,
    ),
    q(
      'join',
      'For the High Value Outreach campaign I need the finance side: who are the Chief Financial Officers at those accounts?',
      f => listOf(f.high.flatMap(f.tcOf).filter(c => c.job_title === 'Chief Financial Officer')),
      manager,
    ),
    q(
      'join',
      'From which customers have we won six deals or more?',
      f => listOf(f.acc.filter(a => f.oppOf(a).filter(won).length >= 6)),
      cfo,
    ),
    q(
      'join',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).filter(c => c.department === 'Procurement').length > 1, 5)],
        (f, a) => `I have to write to the Procurement people of ${a.name}. May I have their e-mail addresses?`,
        (f, a) => set(f.conOf(a).filter(c => c.department === 'Procurement')),
      ),
      assistant,
    ),
    q(
      'join',
      'sum of opportunity value where account country is Australia and stage is closed-lost',
      f =>
        money(
          sum(
            atAccount(f, f.opp.filter(lost), a => a.country === 'Australia'),
            'value',
          ),
        ),
      analyst,
    ),
    q(
      'join',
      'Which clients in Switzerland do we have nothing open with at the moment, not a single deal?',
      f => listOf(f.acc.filter(a => a.country === 'Switzerland' && !f.oppOf(a).some(isOpen))),
      chief,
    ),
    q(
      'join',
      'For the deals which close in December 2026 and are of more than 700000 dollars, who is the primary contact in each company?',
      f =>
        listOf(
          customers(
            f,
            f.opp.filter(o => month(o) === '2026-12' && o.value > 7e5),
          ).flatMap(a => primary(f, a)),
        ),
      foreign,
    ),
    q(
      'join',
      'How many contacts do we have at companies with under 15 employees?',
      f => count(f.acc.filter(a => a.employee_count < 15).flatMap(f.conOf).length),
      operations,
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [at(personNamed(f), 640)],
        (f, c) => `I have a ${fullName(c)} on the line. Which company is that?`,
        (f, c) => either(record(f.A(c.account_id)), text(f.A(c.account_id).name)),
      ),
      reception,
    ),
    q(
      'lookup',
      ...using(
        f => [pick(crmNamed(f), a => a.address, 140)],
        (f, a) => `Something needs to be couriered to ${a.name}. Could you dig out the address for me?`,
        (f, a) => either(text(a.address, { field: 'address' }), record(a, { says: [a.address] })),
      ),
      assistant,
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 330)],
        (f, o) => `${o.name} - close date?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
      terse,
    ),
    q(
      'lookup',
      ...using(
        f => [at(leadNamed(f), 410)],
        (f, l) => `Where do we stand with the lead ${fullName(l)}?`,
        (f, l) => either(text(l.status, { field: 'status' }), record(l, { says: [l.status] })),
      ),
      manager,
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.third, 31)],
        (f, a) => `Could you tell me what ${a.id} makes in revenue?`,
        (f, a) => money(a.revenue, { field: 'revenue' }),
      ),
      intern,
    ),
    q(
      'lookup',
      ...using(
        f => [at(alone(f.con, 'phone', f.leads, f.acc), 77)],
        (f, c) => `A call came in from ${c.phone}. Whose number is that?`,
        (f, c) => record(c),
      ),
      reception,
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      'Which negotiations are due to land within the next 10 days?',
      f =>
        either(
          between(
            f.opp.filter(o => o.stage === 'negotiation'),
            day,
            today(),
            shift(today(), 10),
          ).map(listOf),
        ),
      manager,
    ),
    q(
      'date',
      'How much did we win in the first quarter of 2025, and how much in the same quarter of the year before?',
      f =>
        figures(
          ['2025-Q1', '2024-Q1'].map(k =>
            money(
              sum(
                f.opp.filter(o => won(o) && quarter(o) === k),
                'value',
              ),
            ),
          ),
        ),
      cfo,
    ),
    q(
      'date',
      'Which open deals are set to close on the 25th of December 2026?',
      f => listOf(f.opp.filter(o => isOpen(o) && day(o) === '2026-12-25')),
      assistant,
    ),
    q(
      'date',
      'leads created per month, 2024 only',
      f =>
        mapBy(
          f.leads.filter(l => l.created_at.startsWith('2024')),
          l => l.created_at.slice(0, 7),
          undefined,
          { as: monthAs },
        ),
      analyst,
    ),
    q(
      'date',
      'How many contacts were put into the CRM in May 2025?',
      f => count(f.con.filter(c => c.created_at.startsWith('2025-05')).length),
      operations,
    ),
    q(
      'date',
      'How many opportunities we have lost since the begin of 2025?',
      f => count(f.opp.filter(o => lost(o) && day(o) >= '2025-01-01').length),
      foreign,
    ),

    // ------------------------------------------------------------ threshold
    q('threshold', 'my accounts bigger than 9 mil', f => set(f.mine.filter(a => a.revenue > 9e6)), rep),
    q(
      'threshold',
      'Show me prospecting deals with a price tag of 750k or higher.',
      f => listOf(f.opp.filter(o => o.stage === 'prospecting' && o.value >= 75e4)),
      cfo,
    ),
    q(
      'threshold',
      'LinkedIn leads with a score in the nineties',
      f => listOf(f.leads.filter(l => l.source === 'LinkedIn' && l.score >= 90 && l.score <= 99)),
      marketing,
    ),
    q(
      'threshold',
      ...using(
        f => [
          cut(
            f.acc.map(a => ({ v: a.annual_revenue / a.employee_count })),
            'v',
            0.95,
          ),
        ],
        (f, v) => `CRM accounts with more than ${short(v)} of annual revenue per employee`,
        (f, v) => set(f.acc.filter(a => a.annual_revenue / a.employee_count > v)),
      ),
      analyst,
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      [
        [
          f => `my accounts in ${stateName(nth(f.mine, 'state', 0)).toLowerCase()}`,
          f => set(rank(f.mine, 'state')[0].items),
        ],
        ["and who's who there", f => set(rank(f.mine, 'state')[0].items.flatMap(f.tcOf))],
        [
          'just the chief officers, whatever kind',
          f =>
            listOf(
              rank(f.mine, 'state')[0]
                .items.flatMap(f.tcOf)
                .filter(c => /^chief/i.test(c.job_title)),
            ),
        ],
      ],
      rep,
    ),
    q(
      'followup',
      [
        [
          'How much business have we won in Germany so far?',
          f =>
            money(
              sum(
                atAccount(f, f.opp.filter(won), a => a.country === 'Germany'),
                'value',
              ),
            ),
        ],
        [
          'And in France?',
          f =>
            money(
              sum(
                atAccount(f, f.opp.filter(won), a => a.country === 'France'),
                'value',
              ),
            ),
        ],
        ['How many deals was that?', f => count(atAccount(f, f.opp.filter(won), a => a.country === 'France').length)],
      ],
      chief,
    ),
    q(
      'followup',
      [
        [
          'How many leads did we pick up at trade shows?',
          f => count(f.leads.filter(l => l.source === 'Trade Show').length),
        ],
        [
          'How many of them became closed-won?',
          f => count(f.leads.filter(l => l.source === 'Trade Show' && l.status === 'closed-won').length),
        ],
        [
          'What is that in percent?',
          f => {
            const l = f.leads.filter(x => x.source === 'Trade Show')
            return pct((100 * l.filter(x => x.status === 'closed-won').length) / l.length)
          },
        ],
      ],
      marketing,
    ),
    q(
      'followup',
      thread(
        f => [
          pick(
            crmNamed(f),
            a => a.phone && primary(f, a).length === 1 && primary(f, a)[0].email && f.conOf(a).length > 2,
            44,
          ),
        ],
        [
          [(f, a) => `Who should I address as the primary contact at ${a.name}?`, (f, a) => record(primary(f, a))],
          ["Thanks. And that person's e-mail?", (f, a) => text(primary(f, a)[0].email, { field: 'email' })],
          ['How big is the company, in employees?', (f, a) => count(a.employee_count, { field: 'employee_count' })],
        ],
      ),
      assistant,
    ),
    q(
      'followup',
      [
        ['Please show me the five biggest lost deals.', f => ordered(f.opp.filter(lost), 'value', { n: 5 })],
        ['Which of them was lost as the last?', f => largest(desc(f.opp.filter(lost), 'value').slice(0, 5), day)],
        [
          'And to which company belongs it?',
          f => record(largest(desc(f.opp.filter(lost), 'value').slice(0, 5), day).items.map(o => f.A(o.account_id))),
        ],
      ],
      foreign,
    ),
    q(
      'followup',
      [
        ['average employee_count by region', f => mapBy(f.acc, 'region', g => avg(g, 'employee_count'))],
        ['median instead', f => mapBy(f.acc, 'region', g => median(g, 'employee_count'))],
        [
          'only Retail',
          f =>
            mapBy(
              f.acc.filter(a => a.industry === 'Retail'),
              'region',
              g => median(g, 'employee_count'),
            ),
        ],
      ],
      analyst,
    ),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Just met Tobias Hallgren from Quarrel Test Boats, he is their Finance Director, tobias.hallgren@example.com. Add as lead pls',
      () =>
        created('leads', {
          first_name: 'Tobias',
          last_name: 'Hallgren',
          email: 'tobias.hallgren@example.com',
          company: 'Quarrel Test Boats',
          job_title: 'Finance Director',
        }),
      rep,
    ),
    q(
      'write',
      'Placeholder Pintail audit has gone to the proposal stage, would you record that?',
      (f, m) => updated('opportunities', m.deal.id, { stage: 'proposal' }, { mayChange: ['probability'] }),
      {
        ...manager,
        setup: {
          deal: temp('opportunities', deal('Placeholder Pintail audit', { stage: 'qualification', probability: 0.3 })),
        },
      },
    ),
    q(
      'write',
      'The contact Mirabel Ostrava has a new e-mail, mirabel.o@example.org, and a new phone number: +1-555-010-9090.',
      (f, m) => updated('contacts', m.her.id, { email: 'mirabel.o@example.org', phone: '+1-555-010-9090' }),
      {
        ...assistant,
        setup: { her: temp('contacts', person('Mirabel', 'Ostrava', { phone: '+1-555-010-0001', is_primary: false })) },
      },
    ),
    q(
      'write',
      [
        ['Scrap the deal Placeholder Sanderling kit, but have me confirm it beforehand.', pending],
        ['Confirmed.', (f, m) => removed('opportunities', m.deal.id)],
      ],
      { ...manager, setup: { deal: temp('opportunities', deal('Placeholder Sanderling kit')) } },
    ),
    q(
      'write',
      'Set up Wetherfold Test Optics as a new customer in the CRM: Healthcare, based in Graz, Austria, 60 employees.',
      () =>
        created('accounts', {
          name: 'Wetherfold Test Optics',
          industry: 'Healthcare',
          city: 'Graz',
          country: 'Austria',
          employee_count: 60,
        }),
      operations,
    ),
    q(
      'write',
      'Put another 5,000 dollars on top of the value of Placeholder Knot upgrade.',
      (f, m) => updated('opportunities', m.deal.id, { value: 25000 }),
      { ...cfo, setup: { deal: temp('opportunities', deal('Placeholder Knot upgrade')) } },
    ),
    q(
      'write',
      'All leads of Gallimore Test Press are to be set on qualified.',
      (f, m) =>
        write({
          update: ['one', 'two', 'three'].map(k => ({
            resource: 'leads',
            id: m[k].id,
            fields: { status: 'qualified' },
          })),
          mayChange: ['score'],
        }),
      {
        ...foreign,
        setup: {
          one: temp('leads', person('Anselma', 'Prue', { company: 'Gallimore Test Press', status: 'new' })),
          two: temp('leads', person('Corwin', 'Ladd', { company: 'Gallimore Test Press', status: 'contacted' })),
          three: temp('leads', person('Isadora', 'Quell', { company: 'Gallimore Test Press', status: 'new' })),
        },
      },
    ),
    q(
      'write',
      f =>
        `Edwin Fairbrother has changed jobs, he is now with ${at(crmNamed(f), 260).name}. Move his contact record to that account.`,
      (f, m) => updated('contacts', m.him.id, { account_id: at(crmNamed(f), 260).id }),
      { ...operations, setup: { him: temp('contacts', person('Edwin', 'Fairbrother', { is_primary: false })) } },
    ),
    q(
      'write',
      f => `Rename the territory account ${at(f.mine, 4).id} to Sunny Test Farms.`,
      () => all(nowrite({ insist: true }), unknown()),
      intern,
    ),
    q('write', 'What would happen if I deleted the lead Jasper Nightingale?', nowrite, {
      ...intern,
      setup: { lead: temp('leads', person('Jasper', 'Nightingale')) },
    }),

    // ------------------------------------------------------------ missing
    q('missing', f => `Who is the account manager in charge of ${at(crmNamed(f), 33).name}?`, unknown, chief),
    q(
      'missing',
      f => `At what time is my next appointment with ${fullName(at(personNamed(f), 300))}?`,
      unknown,
      assistant,
    ),
    q('missing', 'How many people opened our last newsletter?', unknown, marketing),
    q('missing', 'What was our gross margin on the deals we won in Germany?', unknown, cfo),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `Where is the head office of ${absent(
          ['Ponderosa Quillworks', 'Quillback Smelting'],
          f.acc.map(a => a.name),
          f.all.map(a => a.name),
        )}?`,
      unknown,
      assistant,
    ),
    q(
      'unknown',
      'Any third-party accounts up in Alaska?',
      f => {
        const l = f.third.filter(a => a.state === 'AK')
        return l.length ? set(l) : either(unknown(), set([], { none: true }), yes(false), count(0, { zero: true }))
      },
      rep,
    ),
    q('unknown', 'opportunity 88888888', unknown, terse),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'Show me the biggest one.', () => either(clarify(), unknown()), terse),
    q(
      'ambiguous',
      'How many accounts are there in Texas?',
      f => {
        const here = list => list.filter(a => ['TX', 'Texas'].includes(a.state)).length,
          n = [f.mine, f.third, f.all, f.acc].map(here)
        return either(
          ...n.map(x => count(x)),
          count(n[2] + n[3]),
          figures([n[2], n[3]]),
          figures([n[0], n[1]]),
          figures([n[0], n[1], n[3]]),
          clarify(),
        )
      },
      intern,
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Morning! Did you sleep well?', smalltalk, reception),
    q('smalltalk', 'cheers, you saved my afternoon', smalltalk, rep),

    // ------------------------------------------------------------ browser
    q('browser', 'Go to our website and download the brochure', refuse, intern),
    q('browser', 'Type "quarterly report" into the search field and hit enter', refuse, assistant),
    q('browser', 'close this tab and go back to the previous page', refuse, terse),

    // ------------------------------------------------------------ casual
    q(
      'casual',
      'wich 3rd party acount is the smalest in colorado',
      f =>
        smallest(
          f.third.filter(a => a.state === 'CO'),
          'revenue',
        ),
      terse,
    ),
    q(
      'casual',
      'HOW MANY LEADS DO WE HAVE FROM GOOGLE ADS THAT ARE STILL NEW',
      f => count(f.leads.filter(l => l.source === 'Google Ads' && l.status === 'new').length),
      rep,
    ),
    q(
      'casual',
      "Sorry to bother you again - I'm sitting in the budget meeting and nobody seems to know - what is the total annual revenue of our Canadian customers?",
      f =>
        money(
          sum(
            f.acc.filter(a => a.country === 'Canada'),
            'annual_revenue',
          ),
        ),
      cfo,
    ),
    q(
      'casual',
      ...using(
        f => [
          rank(
            f.tc.filter(c => c.job_title === 'Chief Executive Officer' && f.mine.includes(f.T(c.account_id))),
            c => f.T(c.account_id).state,
          )[0],
        ],
        (f, g) => `can u giv me the emials of the ceos at my acounts in ${stateName(g.key).toLowerCase()}`,
        (f, g) => set(g.items),
      ),
      rep,
    ),

    // ------------------------------------------------------------ multi-intent
    q(
      'multi',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 3 && f.oppOf(a).filter(isOpen).length > 1, 61)],
        (f, a) => `How many contacts do we have at ${a.name}, and how many open deals?`,
        (f, a) => figures([count(f.conOf(a).length), count(f.oppOf(a).filter(isOpen).length)]),
      ),
      manager,
    ),
    q(
      'multi',
      'Name the customer with the highest and the one with the lowest annual revenue in Italy.',
      f => {
        const l = f.acc.filter(a => a.country === 'Italy')
        const [first, last] = [desc(l, 'annual_revenue')[0], desc(l, 'annual_revenue').at(-1)]
        // Two answers with both firms and both figures are as right as one list.
        return either(
          set([first, last]),
          figures([money(first.annual_revenue), money(last.annual_revenue)], { says: [first.name, last.name] }),
        )
      },
      chief,
    ),
    q(
      'multi',
      'Deals in prospecting: count, total and mean value',
      f => {
        const l = f.opp.filter(o => o.stage === 'prospecting')
        return figures([count(l.length), money(sum(l, 'value')), money(avg(l, 'value'))])
      },
      analyst,
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      'Every lead that came from Content Marketing, the whole lot please.',
      f =>
        set(
          f.leads.filter(l => l.source === 'Content Marketing'),
          { complete: true },
        ),
      marketing,
    ),
    q(
      'complete',
      'Add up the employees of all CRM accounts without leaving a single one out.',
      f => count(sum(f.acc, 'employee_count'), { complete: true }),
      operations,
    ),
  ]
}
