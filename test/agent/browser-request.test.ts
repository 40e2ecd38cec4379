import { expect } from 'chai'
import { isBrowserRequest } from '../../src/agent/browser-request.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const BROWSER = lines(`
  navigate to google.com
  upload the film to vimeo.com
  Please go online and order more cups
  play the video on YouTube
  Post the dates on our Facebook page
  check the weather forecast online
  download the invoice from the supplier's portal
  Have a look at the web page of the county and read me the headline
  scroll a bit further down
  Please zoom the map in on the harbour by clicking on it.
  Could a screenshot be made of the page with our prices?
  find the latest score on the league's website
  Please bring up our website and capture a picture of the screen.
  Pull up the council's website and scroll to where the prices are
  hop over to hostelworld.com and see what beds cost
  Get the supplier's website up
  go on the web page of the publisher and hit order
  Open the board in Chrome and pull the first card into Done
  In Firefox, move the first card to Done
  move the first card to Done by dragging it
  Take a screenshot of the current page
  Fill out the contact form on the page and submit it
  click the login button
  Open https://example.com
  open example.com in a new tab
  Visit www.wikipedia.org please
  Can you visit our website and check the pricing page?
  Could you please go to github.com/nodejs/node and read the readme
  browse to news.ycombinator.com
  Browse the web for CRM vendors
  Please open a browser
  launch chrome and go to bing.com
  scroll down
  Scroll to the bottom of the page
  Click on "Sign in"
  double-click the first link
  press Enter
  Press the submit button
  hit the Save button
  type "hello world" into the search box
  Enter my e-mail in the login form
  fill in the login form with user demo and password demo
  Fill the registration form
  submit the form
  log in to salesforce.com with my credentials
  Log into the portal
  sign in on example.org
  log in
  Sign out of the website
  scrape the prices from https://shop.example.com/list
  Scrape example.com
  crawl the site for broken links
  extract the email addresses from the web page
  Extract all headings from this page
  get the title of https://example.com
  What is on the page?
  What's the title of this page?
  take screenshot
  screenshot of https://example.com please
  I want a screenshot of our home page
  capture the screen
  save the page as PDF
  refresh the page
  Reload this page
  go back to the previous tab
  close the browser
  Switch to the second tab
  select "Texas" from the dropdown
  tick the checkbox
  hover over the menu
  accept the cookies
  wait for the page to load
  google the weather in Paris
  search Google for electric cars
  Search for electric cars on the web
  look up Acme on Wikipedia
  test the login page
  Verify that the checkout page loads
  run a UI test
  do some web scraping
  automate the browser
  use the browser to find the opening hours
  I need you to click the second button
  Let's visit example.com
  show me https://example.com
  Show me the homepage of example.com
  summarize https://example.com/post
  First open example.com, then click the blue link
  List my accounts and take a screenshot of google.com
  go to google
  Open YouTube
  open the website of Acme Corp
  Visit Acme's website
  https://example.com/pricing
  upload the file to the form
  drag the card to the Done column
  open the contact page
  maximize the browser window
  follow the first link
  Navigate to the login page and enter my password
  download https://example.com/report.pdf
  perform browser automation on our intranet
  navigate to facebook.com and tell me what you see
  Can you click on the link for me?
  I'd like you to take a screenshot
  Now type my name into the name field
  go to https://news.example.org, then scroll down
  take a full page screenshot of https://example.com
  find the cheapest flight on google
  Click the "Submit" button on the page
  could you fill out this form for me
  open up the browser
  visit the homepage
  Press the Tab key
  open localhost:3000
  navigate to the pricing page
  browse through the pages of the shop
  fill in the phone field on the form
  fill out the phone field with 555-0100
  put my address in the address form
There's a contact form on the page, just fill it in and send it off.
Capture the page currently on screen as a screenshot, please.
The login button needs to be clicked, please do that.
Our vacancy should be typed into the search field on LinkedIn, please go there and do it
On golazo.com, get me logged in.
On our careers page there's an apply button. Press it.
The online application form needs filling in and submitting, please do that for me.
A screenshot has to be taken of the pricing page
`)

const DATA = lines(`
  get top account by revenue from my accounts only
  open opportunities
  Open deals
  Show me open opportunities above $50k
  list all open leads and contacts
  open deals closing in November
  What is the website of Hooli Inc?
  Show me opportunity 500
  show me the website of account 12
  which page views do we track
  fill me in on my accounts
  screen size of devices
  contacts on the form team
  submit a new lead
  Submit a lead for Ann Smith at example.com
  leads from the website
  Show leads from Website
  How many leads came from our website?
  get leads from website with score above 50
  which accounts have a website ending in .com?
  accounts without a website
  accounts whose website contains acme
  Find the account with website acme.com
  Find contacts with e-mail ann@example.com
  show contacts from acme.com
  who is ann.smith@acme.com?
  go to page 2
  next page
  show page 3 of the accounts
  Show me the next page of results
  how many pages are there
  leads from Google Ads
  How many leads from LinkedIn are qualified?
  leads sourced by Social Media
  opportunities with Google
  Google opportunities
  Show the Amazon account
  open the Amazon account
  open Acme
  Open account 17
  open opportunity 500
  open lead 12 and show its notes
  click rate by campaign
  click-through rates per region
  clicks per campaign
  press releases by account
  press contacts in New York
  tap into new regions with the most revenue
  log a call with Ann
  Log the meeting in the notes of lead 5
  type of accounts we have
  Types of industries
  accounts by type
  what type of account is Acme?
  enter a new lead named Ann Smith
  Enter a lead in the CRM for Bob
  fill the gaps in my forecast
  close the deal with Acme
  Close opportunity 12 as won
  close date of opportunity 7
  opportunities closing this quarter
  select accounts in Texas
  Select the top 5 accounts by revenue
  check the revenue of Acme
  check opportunities above 50k
  list screenshots attached to tickets
  how many screenshots are there
  which buttons are sold most?
  revenue of Button Factory LLC
  contacts at Web Solutions Inc
  the account named Open Page Ltd
  navigation department contacts
  Site managers in Texas
  contacts with job title Site Manager
  Contacts whose title is Web Developer
  contacts in department Web
  form a list of accounts by region
  link between accounts and contacts
  contacts linked to account 5
  Browse my accounts
  browse all leads
  visit dates of accounts
  site visits per account
  Which accounts did we visit?
  load my accounts
  Load all opportunities over $1M
  access levels by user
  pull up the record for Acme
  Pull up my accounts in California
  bring up lead 42
  extract the top 10 contacts by name
  export accounts to CSV
  download the list of leads
  copy lead 5
  scan for duplicates among contacts
  read me the notes of lead 7
  summarize my pipeline
  Summarise opportunities by stage
  search for accounts in tech
  search leads for Ann
  Search contacts with the job title Data Scientist
  look up contact 44
  Look up Acme in my accounts
  find the account with the highest revenue
  refresh the list
  refresh the data
  refresh my accounts
  go back to the earlier question
  go back
  go to the next one
  scroll through my accounts
  test accounts
  verify the email of contact 4
  Check whether account 7 has contacts
  create a lead named Ann with notes "visit google.com and click the button"
  add a note to lead 5 saying visit their website, click the demo button
  Update the website of account 5 to https://newsite.example
  set the website of Acme to www.acme.com
  Create an account Foo with website foo.com
  Delete the account whose website is foo.com
  What does the Tech Transformation campaign offer?
  What does Acme's account look like?
  What is the title of contact 9?
  how do I take a screenshot?
  which browser do our customers use?
  hover board sales by region
  window manufacturers in Ohio
  Accounts in the screen industry
  tab separated list of accounts
  key accounts in Europe
  What about those in New York?
  only those in Texas
  and how many?
  yes
  hello
  thanks
  what can you do?
  how many contacts are at Dropdown Inc?
  wait, how many leads?
  Drag racing companies among my accounts
  Watch list accounts
  start with the largest account
  launch dates of products
  Launch campaign accounts
  tell me about account 5
  show contacts on the Sales team
  list opportunities in the tech portal project
  sign up dates by region
  show signed deals
  sign off on opportunity 5
  opportunities in the proposal stage and open leads
  get me the top five, then open opportunities
  fill rate by region
  fill in the phone number of lead 5 with 555-0100
  Fill in the phone field for lead 5
  complete the opportunity 8
  view account 5
  View all contacts
  Show my accounts, then open opportunities for the largest
  Which contacts can log in?
  take the top 5 accounts
  take me through my pipeline
  Take the account with the highest revenue and list its contacts
  Show me leads in the form of a table
  Show contacts by page 2
  hit rate by sales rep
  select count of opportunities by stage
  Press contacts with title Editor
  Give me a screen of leads
  login activity per contact
  log lead Ann Smith at Acme
  Write a note on account 5
  Put lead 5 in stage qualified
  enter the amount 5000 for opportunity 8
  change the link between contact 4 and account 9
  Which opportunities have a proposal link?
  type = customer accounts
  check all accounts in California
  test drive leads
  View the pipeline by stage
  how many accounts have the url field empty?
  get the url of account 4
  give me the website of each account in Texas
  list the websites of my top 5 accounts
  the link of the account Acme
  Search Google opportunities
  find opportunities with Google
  look for leads on LinkedIn
  search for the account Google
  use CRM accounts only
  navigate through the invoices
  navigate to my bookings
  browse through all tenants
  navigate to the results
  fill in the phone field on the tenant Ann Smith
  log on to shipment 12
  close date in the current tab of the year
  Go to market leads
  go with the first one
  open the deal with Amazon
  open the largest opportunity
  Access the contacts of Acme
  Launch date of opportunity 5
  save the lead
  print all accounts
  print the list of leads
  record a call with Ann
  copy the email of contact 9
  push opportunity 9 to the next stage
  move it to the won column
  pull up the website of Acme
  show me bikes in chrome
  list the films that were uploaded in May
  hit rate of the campaign
  check the orders that were placed online
  find the customers who order online
  book a table for Ann Lee
  show me what the orders are
  look at the orders of Ann Lee
  share the number of open orders
  order the lamps by price
  take a picture of the orders
  drop the account with the lowest revenue
  choose the best lead
  check in with the leads of this week
  .
The order needs to be closed
the ticket 55 should be opened again
The form of the medicine must be changed to capsule
There is a new lead from the website, add it
there is a link between task 4 and 5, remove it
the contact should be entered into the CRM
`)

describe('isBrowserRequest', () => {
  for (const message of BROWSER)
    it(`takes ${JSON.stringify(message)} for a browser request [B-10]`, () =>
      expect(isBrowserRequest(message)).to.equal(true))
  for (const message of DATA)
    it(`takes ${JSON.stringify(message)} for no browser request`, () =>
      expect(isBrowserRequest(message)).to.equal(false))

  it('ends on long messages made to be slow', () => {
    for (const piece of [
      'open the ',
      'fill in the ',
      'get me the a ',
      'click',
      'www.',
      'a.b.',
      '"',
      'type x in the ',
    ]) {
      expect(isBrowserRequest(piece.repeat(8000 / piece.length))).to.be.a('boolean')
    }
  })
})
