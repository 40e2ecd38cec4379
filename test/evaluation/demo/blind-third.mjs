// A third hundred in other sentence forms than the sets beside it, over every field of the records, frozen before it was first asked.
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
    desc,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    max,
    median,
    min,
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
    short,
    sized,
    smallest,
    smalltalk,
    stateAs,
    sum,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    yes,
    year,
  } = kit
  const q = numbered('d-')
  const listOf = items => set(items, { none: items.length === 0 })
  const territoryNamed = f => alone(f.all, 'name', f.acc)
  const thirdNamed = f => territoryNamed(f).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = f => alone(f.con, fullName, f.leads, f.tc)
  const leadNamed = f => alone(f.leads, fullName, f.con, f.tc)
  const dealNamed = f => alone(f.opp, 'name')
  const pick = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const won = o => o.stage === 'closed-won',
    lost = o => o.stage === 'closed-lost'
  const by = (f, k) => o => f.A(o.account_id)?.[k]
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const today = () => new Date().toISOString().slice(0, 10)
  const person = (first_name, last_name, more) => ({
    first_name,
    last_name,
    email: `${first_name}.${last_name}@example.com`.toLowerCase(),
    ...more,
  })
  const deal = (name, more) => ({ name, stage: 'proposal', probability: 0.6, value: 20000, ...more })
  const atAccount = (f, list, test) => list.filter(x => test(f.A(x.account_id)))
  return [
    // ------------------------------------------------------------ list
    q('list', 'Run me through the different sources a lead can come from.', f => values(f.leads, 'source')),
    q(
      'list',
      ...using(
        f => [pick(thirdNamed(f), a => f.tcOf(a).length > 2, 6)],
        (f, a) => `Whom can we reach at ${a.name}? I want the full roster of people there.`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    q(
      'list',
      ...using(
        f => [pick(f.mine, a => f.tcOf(a).length > 1, 13)],
        (f, a) => `pull the email addresses of everybody on file for account ${a.id}`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    q('list', 'Into which stages are the opportunities divided?', f => values(f.opp, 'stage')),
    q('list', 'The High Value Outreach campaign: which companies does it comprise?', f => set(f.high)),

    // ------------------------------------------------------------ filter
    q('filter', 'Leads whose notes mention a demo, qualified ones only', f =>
      set(f.leads.filter(l => l.status === 'qualified' && /demo/i.test(l.notes ?? ''))),
    ),
    q(
      'filter',
      'Deals still in proposal with "internal audit" somewhere in the description and a value north of $400k',
      f =>
        listOf(
          f.opp.filter(o => o.stage === 'proposal' && /internal audit/i.test(o.description ?? '') && o.value > 4e5),
        ),
    ),
    q('filter', 'Which CRM accounts have a phone number on file but no address?', f =>
      listOf(f.acc.filter(a => a.phone && !a.address)),
    ),
    q(
      'filter',
      ...using(
        f => [rank(f.con, 'department').at(-1).key],
        (f, d) => `contacts from ${d} who are not the primary one and lack a phone number`,
        (f, d) => listOf(f.con.filter(c => c.department === d && !c.is_primary && !c.phone)),
      ),
    ),
    q('filter', 'Of the companies in my territory, which ones sit in either Oregon or Washington?', f =>
      either(
        set(f.mine.filter(a => ['OR', 'WA'].includes(a.state))),
        set(f.all.filter(a => ['OR', 'WA'].includes(a.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [
          sized(
            f.acc.filter(a => a.country === 'Canada'),
            'state',
            4,
            40,
          ),
        ],
        (f, g) => `Which CRM accounts can be found in the province of ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.leads, 'industry', 4)],
        (f, i) => `${i} leads from a trade show, as long as they are neither new nor contacted`,
        (f, i) =>
          listOf(
            f.leads.filter(
              l => l.industry === i && l.source === 'Trade Show' && !['new', 'contacted'].includes(l.status),
            ),
          ),
      ),
    ),

    // ------------------------------------------------------------ count
    q('count', 'How many of the people in Legal are the primary contact of their company?', f =>
      count(f.con.filter(c => c.department === 'Legal' && c.is_primary).length, { zero: true }),
    ),
    q('count', 'Tell me how many times a lead ended up as closed-lost.', f =>
      count(f.leads.filter(l => l.status === 'closed-lost').length),
    ),
    q('count', 'For how many different companies do our leads work?', f => count(distinct(f.leads, 'company').length)),
    q('count', 'How many deals carry a probability of exactly 30%?', f =>
      count(f.opp.filter(o => o.probability === 0.3).length),
    ),
    q('count', "How many of my accounts don't make it to $1M in revenue?", f =>
      count(f.mine.filter(a => a.revenue < 1e6).length),
    ),

    // ------------------------------------------------------------ top
    q('top', 'Which three of my accounts come last in terms of revenue?', f =>
      either(set(desc(f.mine, 'revenue').slice(-3)), ordered(f.mine, 'revenue', { n: 3, up: true })),
    ),
    q('top', 'Name the city with the largest number of CRM accounts.', f => topGroup(f.acc, 'city')),
    q(
      'top',
      ...using(
        f => [nth(f.leads, 'industry', 1)],
        (f, i) => `Among the ${i} leads in negotiation, whose score is the highest?`,
        (f, i) =>
          largest(
            f.leads.filter(l => l.industry === i && l.status === 'negotiation'),
            'score',
          ),
      ),
    ),
    q('top', 'In which department do we know the fewest people, going by the CRM contacts?', f =>
      topGroup(f.con, 'department', { up: true }),
    ),
    q('top', 'Which CRM account was registered first?', f => smallest(f.acc, 'created_at')),
    q('top', 'Give me the third biggest closed-lost opportunity by value.', f =>
      largest(f.opp.filter(lost), 'value', { i: 2 }),
    ),

    // ------------------------------------------------------------ aggregate
    q('aggregate', 'How wide is the gap between the largest and the smallest revenue among my accounts?', f =>
      money(max(f.mine, 'revenue') - min(f.mine, 'revenue'), { abs: true }),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 4)],
        (f, c) => `How many people do the CRM accounts in ${c} employ altogether?`,
        (f, c) =>
          count(
            sum(
              f.acc.filter(a => a.country === c),
              'employee_count',
            ),
          ),
      ),
    ),
    q('aggregate', 'What is the mean probability of the deals that are still open?', f =>
      either(pct(100 * avg(f.opp.filter(isOpen), 'probability')), num(avg(f.opp.filter(isOpen), 'probability'))),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 6)],
        (f, i) => `How much does a ${i} account in the CRM turn over per year on average?`,
        (f, i) =>
          money(
            avg(
              f.acc.filter(a => a.industry === i),
              'annual_revenue',
            ),
          ),
      ),
    ),
    q('aggregate', 'What portion of the CRM contacts has no phone number on file?', f =>
      pct((100 * f.con.filter(c => !c.phone).length) / f.con.length),
    ),
    q('aggregate', 'Median size of the deals we have won', f => money(median(f.opp.filter(won), 'value'))),

    // ------------------------------------------------------------ group
    q('group', "Tally the deals we lost by the customer's industry.", f =>
      mapBy(f.opp.filter(lost), by(f, 'industry')),
    ),
    q('group', 'For each country in Latin America, how many CRM accounts are there?', f =>
      mapBy(
        f.acc.filter(a => a.region === 'Latin America'),
        'country',
      ),
    ),
    q('group', 'I want to see the best lead score that each source has produced.', f =>
      mapBy(f.leads, 'source', g => max(g, 'score')),
    ),
    q('group', 'Year by year, what value of deals did we win?', f =>
      mapBy(f.opp.filter(won), year, g => sum(g, 'value')),
    ),

    // ------------------------------------------------------------ compare
    q('compare', 'Taking the third-party accounts, does Texas bring in more revenue than California?', f =>
      yes(
        sum(
          f.third.filter(a => a.state === 'TX'),
          'revenue',
        ) >
          sum(
            f.third.filter(a => a.state === 'CA'),
            'revenue',
          ),
      ),
    ),
    q('compare', 'On average, are the deals we win larger than the ones we lose?', f =>
      yes(avg(f.opp.filter(won), 'value') > avg(f.opp.filter(lost), 'value')),
    ),
    q(
      'compare',
      ...using(
        f => {
          const [a, b] = [at(crmNamed(f), 15), at(crmNamed(f), 48)]
          return a.annual_revenue > b.annual_revenue ? [a, b] : [b, a]
        },
        (f, a, b) => `How many times as large as the annual revenue of ${b.name} is that of ${a.name}?`,
        (f, a, b) => num(a.annual_revenue / b.annual_revenue),
      ),
    ),
    q('compare', 'Are there exactly as many third-party accounts as accounts of my own?', f =>
      yes(f.mine.length === f.third.length),
    ),

    // ------------------------------------------------------------ join
    q('join', 'Third-party accounts where we know at least two Sales Managers', f =>
      listOf(f.third.filter(a => f.tcOf(a).filter(c => c.job_title === 'Sales Manager').length > 1)),
    ),
    q('join', 'I need the primary contacts for our five biggest open deals.', f =>
      set([
        ...new Set(
          desc(f.opp.filter(isOpen), 'value')
            .slice(0, 5)
            .flatMap(o => primary(f, f.A(o.account_id))),
        ),
      ]),
    ),
    q(
      'join',
      ...using(
        f => [cut(f.opp.filter(won), 'value', 0.995)],
        (f, v) => `In which industries did we win deals of more than ${usd(v)}?`,
        (f, v) =>
          values(
            f.opp.filter(o => won(o) && o.value > v).map(o => f.A(o.account_id)),
            'industry',
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [
          nth(f.acc, 'country', 3),
          cut(
            f.acc.filter(a => a.country === nth(f.acc, 'country', 3)),
            'annual_revenue',
            0.6,
          ),
        ],
        (f, c, v) =>
          `Who are the Chief Financial Officers at companies in ${c} that turn over more than ${short(v)} a year?`,
        (f, c, v) =>
          listOf(
            atAccount(f, f.con, a => a.country === c && a.annual_revenue > v).filter(
              c => c.job_title === 'Chief Financial Officer',
            ),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [
          cut(
            f.opp.filter(o => o.stage === 'prospecting'),
            'value',
            0.99,
          ),
        ],
        (f, v) => `In what cities are the accounts whose prospecting deals exceed ${usd(v)}?`,
        (f, v) =>
          values(
            f.opp.filter(o => o.stage === 'prospecting' && o.value > v).map(o => f.A(o.account_id)),
            'city',
          ),
      ),
    ),
    q('join', 'Which accounts with over 10,000 employees have nothing open in the pipeline?', f =>
      listOf(f.acc.filter(a => a.employee_count > 10000 && !f.oppOf(a).some(isOpen))),
    ),
    q('join', 'How much is in the open pipeline with the CRM account that employs the most people?', f =>
      either(largest(f.acc, 'employee_count').items.map(a => money(sum(f.oppOf(a).filter(isOpen), 'value')))),
    ),
    q('join', 'Average revenue of those third-party accounts at which we know a Data Scientist', f =>
      money(
        avg(
          f.third.filter(a => f.tcOf(a).some(c => c.job_title === 'Data Scientist')),
          'revenue',
        ),
      ),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [pick(crmNamed(f), a => a.address, 66)],
        (f, a) => `At which street address do I find ${a.name}?`,
        (f, a) => text(a.address, { field: 'address' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(personNamed(f), 910)],
        (f, c) => `Which department has ${fullName(c)} been assigned to?`,
        (f, c) => text(c.department, { field: 'department' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(dealNamed(f), o => o.description, 450)],
        (f, o) => `Read me the description of ${o.name}.`,
        (f, o) => text({ alt: [o.description, o.description.replace(/\.$/, '')] }, { field: 'description' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(leadNamed(f), 610)],
        (f, l) => `On which day was the lead ${fullName(l)} entered into the system?`,
        (f, l) => text(dayAs(l.created_at.slice(0, 10)), { field: 'created_at' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(personNamed(f), c => !c.is_primary, 205)],
        (f, c) => `Is ${fullName(c)} the primary contact of the company?`,
        (f, c) => yes(c.is_primary),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.mine, 21)],
        (f, a) => `Which company hides behind ${a.id}?`,
        (f, a) => either(record(a), text(a.name)),
      ),
    ),

    // ------------------------------------------------------------ date
    q('date', 'Which deals did we win on the very last day of 2024?', f =>
      listOf(f.opp.filter(o => won(o) && day(o) === '2024-12-31')),
    ),
    q('date', 'How many leads were entered in the second half of 2024?', f =>
      count(f.leads.filter(l => l.created_at >= '2024-07' && l.created_at < '2025').length),
    ),
    q('date', 'negotiations scheduled to close before this year is out, minimum value 400k', f => {
      const l = f.opp.filter(o => o.stage === 'negotiation' && o.value >= 4e5 && year(o) <= today().slice(0, 4))
      return either(
        listOf(l.filter(o => day(o) >= today())),
        listOf(l),
        listOf(l.filter(o => year(o) === today().slice(0, 4))),
      )
    }),
    q('date', 'Which CRM accounts were last updated in 2021?', f =>
      listOf(f.acc.filter(a => a.updated_at.startsWith('2021'))),
    ),
    q('date', 'What did the deals we lost in the second quarter of 2025 amount to?', f =>
      money(
        sum(
          f.opp.filter(o => lost(o) && quarter(o) === '2025-Q2'),
          'value',
        ),
      ),
    ),
    q('date', 'Which month of 2024 saw the most wins?', f =>
      topGroup(
        f.opp.filter(o => won(o) && year(o) === '2024'),
        month,
        { as: monthAs },
      ),
    ),

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which of my accounts gross anywhere from 2 to 4 million?', f =>
      either(between(f.mine, 'revenue', 2e6, 4e6).map(l => set(l))),
    ),
    q('threshold', 'leads that score no more than 20 and yet have been contacted', f =>
      listOf(f.leads.filter(l => l.score <= 20 && l.status === 'contacted')),
    ),
    q(
      'threshold',
      ...using(
        f => [nth(f.acc, 'industry', 5)],
        (f, i) => `${i} companies with upwards of 5,000 staff`,
        (f, i) => listOf(f.acc.filter(a => a.industry === i && a.employee_count >= 5000)),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [sized(f.opp, 'value', 8, 15)],
        (f, g) => `Which opportunities are worth exactly ${usd(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    q('followup', [
      ['Which third-party accounts do we have in Illinois?', f => set(f.third.filter(a => a.state === 'IL'))],
      ['Hold on, I wanted Colorado.', f => set(f.third.filter(a => a.state === 'CO'))],
      [
        "Who's the biggest of them?",
        f =>
          largest(
            f.third.filter(a => a.state === 'CO'),
            'revenue',
          ),
      ],
      [
        'How many people do we know there?',
        f =>
          count(
            f.tcOf(
              desc(
                f.third.filter(a => a.state === 'CO'),
                'revenue',
              )[0],
            ).length,
          ),
      ],
    ]),
    q('followup', [
      ['How many deals did we lose in 2024?', f => count(f.opp.filter(o => lost(o) && year(o) === '2024').length)],
      [
        'What were they worth?',
        f =>
          money(
            sum(
              f.opp.filter(o => lost(o) && year(o) === '2024'),
              'value',
            ),
          ),
      ],
      [
        'Now the ones we won, please.',
        f => {
          const l = f.opp.filter(o => won(o) && year(o) === '2024')
          return either(money(sum(l, 'value')), count(l.length), set(l))
        },
      ],
    ]),
    q(
      'followup',
      thread(
        f => [
          pick(crmNamed(f), a => primary(f, a).length === 1 && primary(f, a)[0].phone && f.conOf(a).length > 3, 70),
        ],
        [
          [(f, a) => `Who is our primary contact with ${a.name}?`, (f, a) => record(primary(f, a))],
          [
            'And which phone number can I use?',
            (f, a) => text(primary(f, a)[0].phone, { field: 'phone', phone: true }),
          ],
          ['Which department are they in?', (f, a) => text(primary(f, a)[0].department, { field: 'department' })],
          [
            'Who else do we know at that company?',
            (f, a) => either(set(f.conOf(a).filter(c => !c.is_primary)), set(f.conOf(a))),
          ],
        ],
      ),
    ),
    q('followup', [
      ['How are the CRM accounts distributed over the regions?', f => mapBy(f.acc, 'region')],
      ['I only need the figure for Europe.', f => count(f.acc.filter(a => a.region === 'Europe').length)],
      ['How many of those are German?', f => count(f.acc.filter(a => a.country === 'Germany').length)],
      [
        'List the five with the most employees.',
        f =>
          ordered(
            f.acc.filter(a => a.country === 'Germany'),
            'employee_count',
            { n: 5 },
          ),
      ],
    ]),
    q('followup', [
      [
        'Healthcare leads we owe to a partner',
        f => set(f.leads.filter(l => l.industry === 'Healthcare' && l.source === 'Partner')),
      ],
      [
        'Take out those that are new.',
        f => listOf(f.leads.filter(l => l.industry === 'Healthcare' && l.source === 'Partner' && l.status !== 'new')),
      ],
      [
        "What's the average score of the rest?",
        f =>
          num(
            avg(
              f.leads.filter(l => l.industry === 'Healthcare' && l.source === 'Partner' && l.status !== 'new'),
              'score',
            ),
          ),
      ],
    ]),
    q('followup', [
      [
        'Total revenue of the third-party accounts in California?',
        f =>
          money(
            sum(
              f.third.filter(a => a.state === 'CA'),
              'revenue',
            ),
          ),
      ],
      [
        'Oops, I was after my own accounts.',
        f =>
          money(
            sum(
              f.mine.filter(a => a.state === 'CA'),
              'revenue',
            ),
          ),
      ],
      ['How many accounts is that?', f => count(f.mine.filter(a => a.state === 'CA').length)],
      [
        'Which one of them contributes least?',
        f =>
          smallest(
            f.mine.filter(a => a.state === 'CA'),
            'revenue',
          ),
      ],
    ]),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Open an account in the CRM for Penhallow Test Ceramics. Industry: Retail. They sit in Lisbon, Portugal, region Europe, have 85 employees, and their website is https://penhallow.example.',
      () =>
        created('accounts', {
          name: 'Penhallow Test Ceramics',
          industry: 'Retail',
          city: 'Lisbon',
          country: 'Portugal',
          region: 'Europe',
          employee_count: 85,
          website: 'https://penhallow.example',
        }),
    ),
    q('write', [
      [f => `Put Leonie Achterberg down as a contact of ${at(crmNamed(f), 205).name}.`, pending],
      [
        'leonie.achterberg@example.com, and she works in Finance',
        f =>
          created('contacts', {
            first_name: 'Leonie',
            last_name: 'Achterberg',
            email: 'leonie.achterberg@example.com',
            department: 'Finance',
            account_id: at(crmNamed(f), 205).id,
          }),
      ],
    ]),
    q(
      'write',
      f =>
        `Record a new deal with ${at(crmNamed(f), 170).name}: "Placeholder Gannet licences" at 30 thousand dollars, currently in qualification, likely to close on 1 June 2027.`,
      f =>
        created('opportunities', {
          name: 'Placeholder Gannet licences',
          value: 30000,
          stage: 'qualification',
          close_date: '2027-06-01',
          account_id: at(crmNamed(f), 170).id,
        }),
    ),
    q(
      'write',
      'The lead Barnaby Thistlewood now works for Corvid Test Labs as a Procurement Manager, please amend the record.',
      (f, m) => updated('leads', m.lead.id, { company: 'Corvid Test Labs', job_title: 'Procurement Manager' }),
      {
        setup: {
          lead: temp('leads', person('Barnaby', 'Thistlewood', { company: 'Finch Test Labs', job_title: 'Buyer' })),
        },
      },
    ),
    q(
      'write',
      'We have the wrong address for the CRM account Ravensmoor Test Dairy. It should read 12 Harbour Lane.',
      (f, m) => updated('accounts', m.account.id, { address: '12 Harbour Lane' }),
      {
        setup: {
          account: temp('accounts', {
            name: 'Ravensmoor Test Dairy',
            address: '12 Harbor Road',
            email: 'info@ravensmoor.example',
          }),
        },
      },
    ),
    q(
      'write',
      'Halve the value of the opportunity Placeholder Plover training.',
      (f, m) => updated('opportunities', m.deal.id, { value: 18000 }),
      { setup: { deal: temp('opportunities', deal('Placeholder Plover training', { value: 36000 })) } },
    ),
    q(
      'write',
      'Clear the phone number of the CRM contact Sibylla Marchetti.',
      (f, m) => updated('contacts', m.contact.id, { phone: null }),
      {
        setup: {
          contact: temp('contacts', person('Sibylla', 'Marchetti', { phone: '+1-555-010-2211', is_primary: false })),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Kindly see to it that the opportunity with the id ${m.deal.id} is deleted.`,
      (f, m) => removed('opportunities', m.deal.id),
      { setup: { deal: temp('opportunities', deal('Placeholder Dunlin rollout')) } },
    ),
    q(
      'write',
      [
        [
          'I want the close date of Placeholder Curlew migration to become 15 February 2027, but run it by me before anything is saved.',
          pending,
        ],
        ['That is right, please proceed.', (f, m) => updated('opportunities', m.deal.id, { close_date: '2027-02-15' })],
      ],
      { setup: { deal: temp('opportunities', deal('Placeholder Curlew migration', { close_date: '2026-12-20' })) } },
    ),
    q('write', 'I might delete the lead Oswin Carradine at some point next week, I have not decided yet.', nowrite, {
      setup: { lead: temp('leads', person('Oswin', 'Carradine')) },
    }),

    // ------------------------------------------------------------ missing
    q('missing', 'Which of my accounts have a contract that is about to expire?', unknown),
    q('missing', f => `How many meetings have we had with ${at(crmNamed(f), 90).name} this year?`, unknown),
    q('missing', f => `What languages does ${fullName(at(personNamed(f), 260))} speak?`, unknown),
    q('missing', 'Which state are the leads from Referral located in?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `When does the deal "${absent(
          ['Zebulon kiln revamp', 'Quagga kiln revamp'],
          f.opp.map(o => o.name),
        )}" close?`,
      unknown,
    ),
    q('unknown', 'Which CRM accounts are there in Greenland?', () => either(unknown(), set([], { none: true }))),
    q('unknown', 'Whose e-mail address is belongs.to.nobody@void.example?', unknown),

    // ------------------------------------------------------------ ambiguous
    q(
      'ambiguous',
      f => {
        const g = sized(f.con, fullName, 3, 6, 2)
        return `What phone number does ${g.key} have?`
      },
      f => {
        const g = sized(f.con, fullName, 3, 6, 2)
        return either(clarify(), set(g.items))
      },
    ),
    q('ambiguous', 'Which one is the newest?', () => either(clarify(), unknown())),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Good evening, anybody home?', smalltalk),
    q('smalltalk', 'Much appreciated, have a good one!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Launch Chrome and bring up our homepage', refuse),
    q('browser', 'Tick the checkbox on the signup form and press the green button', refuse),
    q('browser', 'reload the page and scroll to the bottom', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'how much do my tx accts make all together', f =>
      money(
        sum(
          f.mine.filter(a => a.state === 'TX'),
          'revenue',
        ),
      ),
    ),
    q('casual', 'yo whats the bigest oportunity we evr lost', f => largest(f.opp.filter(lost), 'value')),
    q(
      'casual',
      'So basically my boss wants to know, and she wants it by noon, how many third-party accounts are outside of California and Texas; could you check that for me?',
      f => count(f.third.filter(a => !['CA', 'TX'].includes(a.state)).length),
    ),
    q('casual', 'lst of leeds frm linkedin wich are qualifed', f =>
      set(f.leads.filter(l => l.source === 'LinkedIn' && l.status === 'qualified')),
    ),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'Give me the number of deals in proposal and what one of them is worth on average.', f => {
      const l = f.opp.filter(o => o.stage === 'proposal')
      return figures([count(l.length), money(avg(l, 'value'))])
    }),
    q('multi', 'Which state has the most third-party accounts, and how many is that?', f =>
      topGroup(f.third, 'state', { as: stateAs, says: [rank(f.third, 'state')[0].n] }),
    ),
    q(
      'multi',
      ...using(
        f => [pick(crmNamed(f), a => a.website, 111)],
        (f, a) => `For ${a.name} I need three things: city, website and number of employees.`,
        (f, a) => record(a, { says: [a.city, a.website, a.employee_count] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    q('complete', 'Every single CRM contact in the Customer Success department, none left out', f =>
      set(
        f.con.filter(c => c.department === 'Customer Success'),
        { complete: true },
      ),
    ),
    q('complete', 'I want all opportunities with a close date in August 2025, and I do mean all.', f =>
      set(
        f.opp.filter(o => month(o) === '2025-08'),
        { complete: true },
      ),
    ),
  ]
}
