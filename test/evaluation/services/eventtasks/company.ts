/** Who works at the company, what it organises, and what there is to do. */
export const TEAMS: [name: string, description: string][] = [
  ['Logistics', 'Freight, shuttles, hotels and storage'],
  ['Stand Construction', 'Stands, stages and floor plans'],
  ['Catering', 'Food, drinks and service staff'],
  ['Registration', 'Tickets, badges and guest lists'],
  ['Technology', 'Sound, light, screens and network'],
  ['Marketing', 'Invitations, press and social media'],
]

/** The first of each team leads it. */
// oxfmt-ignore
export const USERS: [first: string, last: string, title: string, team: number, office: string, hours: number][] = [
  ['Henrike', 'Vollmer', 'Head of Logistics', 1, 'hamburg', 40],
  ['Tobias', 'Angerer', 'Logistics Coordinator', 1, 'cologne', 40],
  ['Sanne', 'de Graaf', 'Travel Planner', 1, 'hamburg', 28],
  ['Emil', 'Roth', 'Warehouse Coordinator', 1, 'cologne', 40],
  ['Gesa', 'Petersen', 'Head of Stand Construction', 2, 'cologne', 40],
  ['Marek', 'Dudek', 'Site Supervisor', 2, 'cologne', 40],
  ['Ilka', 'Sommerfeld', 'Stand Designer', 2, 'berlin', 32],
  ['Philipp', 'Oberndorf', 'Head of Catering', 3, 'berlin', 40],
  ['Rosa', 'Calabrese', 'Banquet Planner', 3, 'hamburg', 40],
  ['Yannik', 'Thoma', 'Catering Assistant', 3, 'berlin', 20],
  ['Birgit', 'Hellwig', 'Head of Guest Services', 4, 'cologne', 40],
  ['Amina', 'Sow', 'Registration Coordinator', 4, 'berlin', 40],
  ['Lukas', 'Brandl', 'Guest Services Assistant', 4, 'hamburg', 30],
  ['Dragan', 'Petrovic', 'Technical Director', 5, 'berlin', 40],
  ['Nele', 'Carstens', 'Sound Engineer', 5, 'hamburg', 40],
  ['Kofi', 'Mensah', 'Network Engineer', 5, 'cologne', 40],
  ['Jasper', 'Linke', 'Light Technician', 5, 'berlin', 32],
  ['Charlotte', 'Weiland', 'Head of Marketing', 6, 'hamburg', 40],
  ['Timo', 'Fechner', 'Social Media Manager', 6, 'berlin', 40],
  ['Oda', 'Mertens', 'Press Officer', 6, 'cologne', 24],
]

/** `start` is in days from today; the manager is the number of a user. Those without a state of their own have that of their days. */
// oxfmt-ignore
export const EVENTS: [name: string, type: string, client: string, venue: string, city: string, start: number, days: number, visitors: number, budget: number, manager: number, state?: string][] = [
  ['Craft Beer Days', 'trade_fair', 'Brewers United', 'Kesselhaus Nord', 'Berlin', -150, 3, 8400, 167_500, 8],
  ['Timber & Interiors', 'trade_fair', 'Joiners Federation', 'Rheinhalle', 'Cologne', -118, 4, 14_200, 286_000, 5],
  ['Rhineland Food Expo', 'trade_fair', 'Food Board West', 'Rheinhalle', 'Cologne', -74, 3, 9600, 214_500, 5],
  ['Tillmann Kick-off', 'team_event', 'Tillmann Insurance', 'Spreeloft', 'Berlin', -63, 2, 180, 27_400, 14],
  ['Kessler Anniversary Gala', 'company_party', 'Kessler Engineering', 'Alte Werft', 'Hamburg', -45, 1, 540, 83_900, 9],
  ['Lumen Light Conference', 'conference', 'Lumen Society', 'Speicher 12', 'Hamburg', -30, 2, 410, 61_200, 18, 'cancelled'],
  ['Solara Product Launch', 'product_launch', 'Solara Mobility', 'Kesselhaus Nord', 'Berlin', -21, 1, 300, 124_000, 14],
  ['Brunner Sales Meeting', 'team_event', 'Brunner Group', 'Hotel Domblick', 'Cologne', -9, 2, 95, 18_650, 11],
  ['City Logistics Forum', 'conference', 'Urban Freight Alliance', 'Spreeloft', 'Berlin', -1, 3, 720, 104_300, 1],
  ['Garden & Patio Fair', 'trade_fair', 'Green Trade Association', 'Rheinhalle', 'Cologne', 12, 4, 16_900, 254_000, 5, 'confirmed'],
  ['Vetter Dealer Roadshow', 'roadshow', 'Vetter Tools', 'Autohof Ost', 'Berlin', 19, 5, 1100, 72_800, 2, 'confirmed'],
  ['Rieder Wine Tasting', 'company_party', 'Rieder Foods', 'Hotel Domblick', 'Cologne', 22, 1, 140, 15_900, 8, 'cancelled'],
  ['Future of Packaging', 'conference', 'Packaging Institute', 'Hotel Domblick', 'Cologne', 27, 2, 650, 92_000, 11, 'confirmed'],
  ['Onrush Launch Night', 'product_launch', 'Onrush Sports', 'Alte Werft', 'Hamburg', 34, 1, 480, 118_750, 18, 'confirmed'],
  ['CargoTech Days', 'trade_fair', 'Urban Freight Alliance', 'Elbe Exhibition Centre', 'Hamburg', 41, 3, 7800, 198_000, 1, 'confirmed'],
  ['Nordlicht Developer Day', 'conference', 'Nordlicht Software', 'Spreeloft', 'Berlin', 48, 1, 350, 44_600, 14, 'confirmed'],
  ['MedLab Congress', 'conference', 'Society for Lab Medicine', 'Kongresshaus Tiergarten', 'Berlin', 58, 3, 2300, 176_400, 11, 'planning'],
  ['Hanseatic Boat Fair', 'trade_fair', 'Yacht Builders Guild', 'Elbe Exhibition Centre', 'Hamburg', 71, 5, 21_500, 342_000, 5, 'confirmed'],
  ['Nordlicht Staff Party', 'company_party', 'Nordlicht Software', 'Kesselhaus Nord', 'Berlin', 83, 1, 260, 36_500, 8, 'planning'],
  ['Brunner Staff Party', 'company_party', 'Brunner Group', 'Alte Werft', 'Hamburg', 96, 1, 420, 58_000, 9, 'planning'],
  ['E-Bike Test Festival', 'roadshow', 'Solara Mobility', 'Harbour Square', 'Hamburg', 110, 2, 3600, 69_300, 2, 'planning'],
  ['Pet World', 'trade_fair', 'Pet Trade Council', 'Rheinhalle', 'Cologne', 134, 4, 18_200, 271_800, 5, 'planning'],
]

/** Tasks by category, in the order of the teams that do them. */
// oxfmt-ignore
export const TITLES: [category: string, titles: string[]][] = [
  ['logistics', ['Book hotel rooms for the crew', 'Arrange the truck slots', 'Hire shuttle buses', 'Clear the exhibits through customs', 'Rent two forklifts', 'Store the empty crates', 'Plan the parking for exhibitors', 'Order the freight lift', 'Print the delivery labels', 'Send the packing lists', 'Book the speakers’ trains', 'Return the rental furniture']],
  ['construction', ['Draw the floor plan', 'Get the fire safety approval', 'Order the carpet tiles', 'Build the main stage', 'Set up the reception desk', 'Hang the banners', 'Check the load of the ceiling', 'Take down the stands']],
  ['catering', ['Choose the menu', 'Collect the food allergies', 'Hire waiters', 'Order the coffee bars', 'Taste the buffet', 'Agree the wine list', 'Rent glasses and plates', 'Set the table plan', 'Book the food trucks', 'Confirm the number of meals']],
  ['registration', ['Open the ticket shop', 'Print the visitor badges', 'Clean up the guest list', 'Train the hostesses', 'Send the entry codes', 'Set up the check-in desks', 'Invite the keynote speakers', 'Count the no-shows', 'Hand out the wristbands']],
  ['technology', ['Test the microphones', 'Lay the network cables', 'Set up the guest Wi-Fi', 'Rent the LED wall', 'Programme the light show', 'Set up the live stream', 'Check the power supply', 'Record the talks', 'Book the interpreters’ booths', 'Update the event app', 'Order spare projectors']],
  ['marketing', ['Write the press release', 'Design the invitation', 'Launch the event page', 'Film the teaser', 'Book the photographer', 'Post the programme on social media', 'Print the programme booklets', 'Order the giveaways', 'Send the thank-you mails', 'Brief the local papers']],
]

/** Things to tick off within a task. */
export const STEPS = ['Ask for three quotes', 'Get the budget approved', 'Call the venue', 'Check with the client', 'Sign the order', 'Tell the team', 'File the invoice'] // oxfmt-ignore
export const REMARKS = ['The supplier has confirmed by phone.', 'Still waiting for an answer from the client.', 'Please check the latest version in the shared folder.', 'The price went up by five percent.', 'Done on my side, over to you.', 'Can we move this to next week?', 'The venue needs the details by Friday.', 'I have sent a reminder.', 'Looks good to me.'] // oxfmt-ignore
export const NOTES = ['Calls with suppliers', 'On site', 'Preparation', 'Talk with the client', 'Changes after feedback'] // oxfmt-ignore
