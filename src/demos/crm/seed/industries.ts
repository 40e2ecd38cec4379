/** An industry, the second words of its companies' names, and what they buy. */
export interface Industry {
  name: string
  weight: number
  companyWords: readonly string[]
  projects: readonly string[]
}

const industry = (name: string, weight: number, companyWords: string, projects: string): Industry => ({
  name,
  weight,
  companyWords: companyWords.split(',').map(word => word.trim()),
  projects: projects.split(',').map(project => project.trim()),
})

export const INDUSTRIES: readonly Industry[] = [
  industry(
    'Technology',
    120,
    'Software, Systems, Cloud, Labs, Digital, Networks, Computing, Analytics',
    'Developer platform, Observability suite, Code security, Test automation, Edge computing, API gateway',
  ),
  industry(
    'Manufacturing',
    100,
    'Industries, Manufacturing, Machinery, Precision, Components, Tooling, Fabrication, Works',
    'Predictive maintenance, Shop floor tracking, Quality inspection, Digital twin, Production scheduling, Robotics cell',
  ),
  industry(
    'Healthcare',
    90,
    'Health, Clinics, Care Group, Medical Center, Diagnostics, Hospitals, Wellness',
    'Patient portal, Telehealth, Medical imaging archive, Appointment scheduling, Clinical records, Care coordination',
  ),
  industry(
    'Financial Services',
    90,
    'Capital, Bank, Financial, Credit Union, Investments, Asset Management, Payments, Trust',
    'Fraud detection, Core banking, Risk reporting, Payment gateway, Client onboarding, Trade surveillance',
  ),
  industry(
    'Retail',
    80,
    'Stores, Retail Group, Outfitters, Market, Home Goods, Apparel, Boutiques, Traders',
    'Point of sale, Loyalty program, Store analytics, Online shop, Price optimization, Assortment planning',
  ),
  industry(
    'Energy',
    60,
    'Energy, Power, Renewables, Solar, Wind, Utilities, Petroleum',
    'Smart metering, Grid monitoring, Asset inspection, Energy trading, Outage management, Solar forecasting',
  ),
  industry(
    'Telecommunications',
    50,
    'Telecom, Wireless, Communications, Broadband, Mobile, Fiber',
    'Billing system, Network monitoring, 5G planning, Customer portal, Field dispatch, Roaming settlement',
  ),
  industry(
    'Logistics',
    60,
    'Logistics, Freight, Shipping, Cargo, Transport, Supply Chain, Couriers',
    'Fleet telematics, Route optimization, Warehouse management, Cold chain monitoring, Customs filing, Dock scheduling',
  ),
  industry(
    'Education',
    50,
    'Academy, Learning, University, Schools, Education, Institute',
    'Learning platform, Student records, Campus network, Online exams, Admissions portal, Library system',
  ),
  industry(
    'Real Estate',
    50,
    'Properties, Realty, Estates, Developments, Homes',
    'Property management, Tenant portal, Building automation, Lease accounting, Virtual tours, Energy audit',
  ),
  industry(
    'Hospitality',
    50,
    'Hotels, Resorts, Hospitality, Inns, Leisure',
    'Booking engine, Guest messaging, Revenue management, Housekeeping planner, Event management, Key card system',
  ),
  industry(
    'Pharmaceuticals',
    50,
    'Pharma, Biotech, Therapeutics, Life Sciences, Biologics',
    'Trial management, Lab information system, Serialization, Regulatory archive, Drug safety reporting, Batch release',
  ),
  industry(
    'Construction',
    50,
    'Construction, Builders, Engineering, Contractors, Infrastructure',
    'Site safety, Project controls, Equipment tracking, Bid management, Building model server, Subcontractor portal',
  ),
  industry(
    'Media',
    40,
    'Media, Publishing, Studios, Broadcasting, Entertainment',
    'Content management, Subscriber analytics, Ad server, Video archive, Newsroom system, Rights management',
  ),
  industry(
    'Insurance',
    40,
    'Insurance, Assurance, Mutual, Underwriters',
    'Claims automation, Policy administration, Actuarial models, Agent portal, Underwriting workbench, Document intake',
  ),
  industry(
    'Agriculture',
    30,
    'Farms, Agriculture, Orchards, Growers, Seeds',
    'Crop monitoring, Irrigation control, Harvest planning, Soil sensors, Livestock tracking, Grain storage',
  ),
  industry(
    'Automotive',
    50,
    'Motors, Automotive, Mobility, Vehicles',
    'Connected car, Dealer portal, Parts catalog, Warranty analytics, Charging network, Supplier quality',
  ),
  industry(
    'Food & Beverage',
    50,
    'Foods, Beverages, Bakeries, Provisions, Brewing, Dairy',
    'Recipe management, Allergen tracking, Demand forecasting, Shelf life monitoring, Bottling line, Distributor portal',
  ),
]

/** What companies of any industry buy. */
export const COMMON_PROJECTS: readonly string[] =
  `Data warehouse, Identity management, Cloud platform, Payroll system, Expense management, Sales dashboard,
  Backup and recovery, Endpoint security, Video conferencing, Help desk, Document archive, Contract management, Procurement portal, Intranet,
  Recruiting system, Network refresh, Firewall, Master data, Customer survey, Marketing automation, Chat assistant, Reporting suite,
  Mobile workforce, Compliance courses`
    .split(',')
    .map(project => project.trim())
