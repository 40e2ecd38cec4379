-- The CRM as commit 626c53d kept it: its tables, and the first rows.
PRAGMA foreign_keys = OFF;
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT COLLATE NOCASE NOT NULL,
    industry TEXT COLLATE NOCASE,
    website TEXT COLLATE NOCASE,
    phone TEXT COLLATE NOCASE,
    email TEXT COLLATE NOCASE,
    address TEXT COLLATE NOCASE,
    city TEXT COLLATE NOCASE,
    state TEXT COLLATE NOCASE,
    country TEXT COLLATE NOCASE,
    region TEXT COLLATE NOCASE,
    annual_revenue NUMERIC,
    employee_count INTEGER,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    record TEXT GENERATED ALWAYS AS (json_object('id', id, 'name', name, 'industry', industry, 'website', website, 'phone', phone, 'email', email, 'address', address, 'city', city, 'state', state, 'country', country, 'region', region, 'annual_revenue', annual_revenue, 'employee_count', employee_count, 'created_at', created_at, 'updated_at', updated_at)) STORED
  );
CREATE VIRTUAL TABLE accounts_search USING fts5(name, industry, website, phone, email, address, city, state, country, region, content='accounts', content_rowid='id', tokenize="unicode61 remove_diacritics 2");
CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    first_name TEXT COLLATE NOCASE NOT NULL,
    last_name TEXT COLLATE NOCASE NOT NULL,
    email TEXT COLLATE NOCASE NOT NULL,
    phone TEXT COLLATE NOCASE,
    company TEXT COLLATE NOCASE,
    job_title TEXT COLLATE NOCASE,
    industry TEXT COLLATE NOCASE,
    source TEXT COLLATE NOCASE,
    status TEXT COLLATE NOCASE NOT NULL,
    score INTEGER NOT NULL,
    notes TEXT COLLATE NOCASE,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    record TEXT GENERATED ALWAYS AS (json_object('id', id, 'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone, 'company', company, 'job_title', job_title, 'industry', industry, 'source', source, 'status', status, 'score', score, 'notes', notes, 'created_at', created_at, 'updated_at', updated_at)) STORED
  );
CREATE VIRTUAL TABLE leads_search USING fts5(first_name, last_name, email, phone, company, job_title, industry, source, status, notes, content='leads', content_rowid='id', tokenize="unicode61 remove_diacritics 2");
CREATE TABLE contacts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    first_name TEXT COLLATE NOCASE NOT NULL,
    last_name TEXT COLLATE NOCASE NOT NULL,
    email TEXT COLLATE NOCASE NOT NULL,
    phone TEXT COLLATE NOCASE,
    job_title TEXT COLLATE NOCASE,
    department TEXT COLLATE NOCASE,
    account_id INTEGER NOT NULL REFERENCES accounts(id),
    is_primary INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    record TEXT GENERATED ALWAYS AS (json_object('id', id, 'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone, 'job_title', job_title, 'department', department, 'account_id', account_id, 'is_primary', json(iif(is_primary, 'true', 'false')), 'created_at', created_at, 'updated_at', updated_at)) STORED
  );
CREATE VIRTUAL TABLE contacts_search USING fts5(first_name, last_name, email, phone, job_title, department, content='contacts', content_rowid='id', tokenize="unicode61 remove_diacritics 2");
CREATE TABLE opportunities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT COLLATE NOCASE NOT NULL,
    description TEXT COLLATE NOCASE,
    value NUMERIC NOT NULL,
    currency TEXT COLLATE NOCASE NOT NULL,
    stage TEXT COLLATE NOCASE NOT NULL,
    probability NUMERIC NOT NULL,
    close_date TEXT,
    account_id INTEGER NOT NULL REFERENCES accounts(id),
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    record TEXT GENERATED ALWAYS AS (json_object('id', id, 'name', name, 'description', description, 'value', value, 'currency', currency, 'stage', stage, 'probability', probability, 'close_date', close_date, 'account_id', account_id, 'created_at', created_at, 'updated_at', updated_at)) STORED
  );
CREATE VIRTUAL TABLE opportunities_search USING fts5(name, description, currency, stage, content='opportunities', content_rowid='id', tokenize="unicode61 remove_diacritics 2");
CREATE INDEX accounts_id ON accounts(id);
CREATE INDEX accounts_name ON accounts(name);
CREATE INDEX accounts_industry ON accounts(industry);
CREATE INDEX accounts_email ON accounts(email);
CREATE INDEX accounts_city ON accounts(city);
CREATE INDEX accounts_country ON accounts(country);
CREATE INDEX accounts_region ON accounts(region);
CREATE INDEX accounts_annual_revenue ON accounts(annual_revenue);
CREATE TRIGGER accounts_inserted AFTER INSERT ON accounts BEGIN INSERT INTO accounts_search(rowid, name, industry, website, phone, email, address, city, state, country, region) VALUES (new.id, new.name, new.industry, new.website, new.phone, new.email, new.address, new.city, new.state, new.country, new.region); END;
CREATE TRIGGER accounts_deleted AFTER DELETE ON accounts BEGIN INSERT INTO accounts_search(accounts_search, rowid, name, industry, website, phone, email, address, city, state, country, region) VALUES ('delete', old.id, old.name, old.industry, old.website, old.phone, old.email, old.address, old.city, old.state, old.country, old.region); END;
CREATE TRIGGER accounts_updated AFTER UPDATE ON accounts BEGIN INSERT INTO accounts_search(accounts_search, rowid, name, industry, website, phone, email, address, city, state, country, region) VALUES ('delete', old.id, old.name, old.industry, old.website, old.phone, old.email, old.address, old.city, old.state, old.country, old.region); INSERT INTO accounts_search(rowid, name, industry, website, phone, email, address, city, state, country, region) VALUES (new.id, new.name, new.industry, new.website, new.phone, new.email, new.address, new.city, new.state, new.country, new.region); END;
CREATE INDEX leads_id ON leads(id);
CREATE INDEX leads_last_name ON leads(last_name);
CREATE INDEX leads_email ON leads(email);
CREATE INDEX leads_company ON leads(company);
CREATE INDEX leads_industry ON leads(industry);
CREATE INDEX leads_source ON leads(source);
CREATE INDEX leads_status ON leads(status);
CREATE INDEX leads_score ON leads(score);
CREATE TRIGGER leads_inserted AFTER INSERT ON leads BEGIN INSERT INTO leads_search(rowid, first_name, last_name, email, phone, company, job_title, industry, source, status, notes) VALUES (new.id, new.first_name, new.last_name, new.email, new.phone, new.company, new.job_title, new.industry, new.source, new.status, new.notes); END;
CREATE TRIGGER leads_deleted AFTER DELETE ON leads BEGIN INSERT INTO leads_search(leads_search, rowid, first_name, last_name, email, phone, company, job_title, industry, source, status, notes) VALUES ('delete', old.id, old.first_name, old.last_name, old.email, old.phone, old.company, old.job_title, old.industry, old.source, old.status, old.notes); END;
CREATE TRIGGER leads_updated AFTER UPDATE ON leads BEGIN INSERT INTO leads_search(leads_search, rowid, first_name, last_name, email, phone, company, job_title, industry, source, status, notes) VALUES ('delete', old.id, old.first_name, old.last_name, old.email, old.phone, old.company, old.job_title, old.industry, old.source, old.status, old.notes); INSERT INTO leads_search(rowid, first_name, last_name, email, phone, company, job_title, industry, source, status, notes) VALUES (new.id, new.first_name, new.last_name, new.email, new.phone, new.company, new.job_title, new.industry, new.source, new.status, new.notes); END;
CREATE INDEX contacts_id ON contacts(id);
CREATE INDEX contacts_last_name ON contacts(last_name);
CREATE INDEX contacts_email ON contacts(email);
CREATE INDEX contacts_job_title ON contacts(job_title);
CREATE INDEX contacts_department ON contacts(department);
CREATE INDEX contacts_account_id ON contacts(account_id);
CREATE TRIGGER contacts_inserted AFTER INSERT ON contacts BEGIN INSERT INTO contacts_search(rowid, first_name, last_name, email, phone, job_title, department) VALUES (new.id, new.first_name, new.last_name, new.email, new.phone, new.job_title, new.department); END;
CREATE TRIGGER contacts_deleted AFTER DELETE ON contacts BEGIN INSERT INTO contacts_search(contacts_search, rowid, first_name, last_name, email, phone, job_title, department) VALUES ('delete', old.id, old.first_name, old.last_name, old.email, old.phone, old.job_title, old.department); END;
CREATE TRIGGER contacts_updated AFTER UPDATE ON contacts BEGIN INSERT INTO contacts_search(contacts_search, rowid, first_name, last_name, email, phone, job_title, department) VALUES ('delete', old.id, old.first_name, old.last_name, old.email, old.phone, old.job_title, old.department); INSERT INTO contacts_search(rowid, first_name, last_name, email, phone, job_title, department) VALUES (new.id, new.first_name, new.last_name, new.email, new.phone, new.job_title, new.department); END;
CREATE INDEX opportunities_id ON opportunities(id);
CREATE INDEX opportunities_name ON opportunities(name);
CREATE INDEX opportunities_value ON opportunities(value);
CREATE INDEX opportunities_stage ON opportunities(stage);
CREATE INDEX opportunities_close_date ON opportunities(close_date);
CREATE INDEX opportunities_account_id ON opportunities(account_id);
CREATE TRIGGER opportunities_inserted AFTER INSERT ON opportunities BEGIN INSERT INTO opportunities_search(rowid, name, description, currency, stage) VALUES (new.id, new.name, new.description, new.currency, new.stage); END;
CREATE TRIGGER opportunities_deleted AFTER DELETE ON opportunities BEGIN INSERT INTO opportunities_search(opportunities_search, rowid, name, description, currency, stage) VALUES ('delete', old.id, old.name, old.description, old.currency, old.stage); END;
CREATE TRIGGER opportunities_updated AFTER UPDATE ON opportunities BEGIN INSERT INTO opportunities_search(opportunities_search, rowid, name, description, currency, stage) VALUES ('delete', old.id, old.name, old.description, old.currency, old.stage); INSERT INTO opportunities_search(rowid, name, description, currency, stage) VALUES (new.id, new.name, new.description, new.currency, new.stage); END;
INSERT INTO accounts (id, name, industry, website, phone, email, address, city, state, country, region, annual_revenue, employee_count, created_at, updated_at) VALUES (1, 'Longmere Solar', 'Energy', 'https://www.longmeresolar.example', '+44-28-555-7763', 'info@longmeresolar.example', '148 Park Avenue', 'Belfast', 'Northern Ireland', 'United Kingdom', 'Europe', 690820000, 4112, '2021-05-25T17:09:38.000Z', '2021-09-05T13:32:36.000Z');
INSERT INTO accounts (id, name, industry, website, phone, email, address, city, state, country, region, annual_revenue, employee_count, created_at, updated_at) VALUES (2, 'Siqueira Digital', 'Technology', 'https://www.siqueiradigital.example', '+55-21-555-8983', 'info@siqueiradigital.example', 'Rua do Comercio 45', 'Rio de Janeiro', 'Rio de Janeiro', 'Brazil', 'Latin America', 11450000, 69, '2022-07-14T11:06:53.000Z', '2023-05-28T12:15:11.000Z');
INSERT INTO accounts (id, name, industry, website, phone, email, address, city, state, country, region, annual_revenue, employee_count, created_at, updated_at) VALUES (3, 'Marblecrest Automotive', 'Automotive', 'https://www.marblecrestautomotive.example', '+44-29-555-1277', 'info@marblecrestautomotive.example', '25 Market Street', 'Cardiff', 'Wales', 'United Kingdom', 'Europe', 2095320000, 8153, '2022-07-29T15:51:16.000Z', '2022-12-16T10:08:41.000Z');
INSERT INTO leads (id, first_name, last_name, email, phone, company, job_title, industry, source, status, score, notes, created_at, updated_at) VALUES (1, 'Emi', 'Inoue', 'emi.inoue@sandviewstudios.example', '+81-6-555-5726', 'Sandview Studios', 'Operations Director', 'Media', 'Trade Show', 'contacted', 17, NULL, '2025-01-21T16:26:46.000Z', '2025-02-24T16:47:50.000Z');
INSERT INTO leads (id, first_name, last_name, email, phone, company, job_title, industry, source, status, score, notes, created_at, updated_at) VALUES (2, 'Vikram', 'Menon', 'vikram.menon@northfieldcontractors.example', '+91-80-555-6737', 'Northfield Contractors', 'Engineering Manager', 'Construction', 'Content Marketing', 'contacted', 60, NULL, '2025-04-14T11:18:37.000Z', '2025-05-30T11:44:24.000Z');
INSERT INTO leads (id, first_name, last_name, email, phone, company, job_title, industry, source, status, score, notes, created_at, updated_at) VALUES (3, 'Aarav', 'Desai', 'aarav.desai@northfieldcontractors.example', '+91-80-555-8870', 'Northfield Contractors', 'Business Analyst', 'Construction', 'Social Media', 'new', 50, 'Budget is not decided yet.', '2023-12-10T17:34:07.000Z', '2023-12-12T17:37:36.000Z');
INSERT INTO contacts (id, first_name, last_name, email, phone, job_title, department, account_id, is_primary, created_at, updated_at) VALUES (1, 'Kevin', 'Ross', 'kevin.ross@longmeresolar.example', '+44-28-555-0575', 'Systems Administrator', 'IT', 1, 0, '2022-03-05T16:18:59.000Z', '2022-06-12T11:24:55.000Z');
INSERT INTO contacts (id, first_name, last_name, email, phone, job_title, department, account_id, is_primary, created_at, updated_at) VALUES (2, 'Zanele', 'Kamara', 'zanele.kamara@longmeresolar.example', '+44-28-555-2659', 'Software Engineer', 'Engineering', 1, 0, '2021-12-27T10:09:49.000Z', '2022-04-20T09:30:26.000Z');
INSERT INTO contacts (id, first_name, last_name, email, phone, job_title, department, account_id, is_primary, created_at, updated_at) VALUES (3, 'Robert', 'Ross', 'robert.ross@longmeresolar.example', '+44-28-555-4795', 'Vice President of Sales', 'Sales', 1, 1, '2021-12-10T15:34:06.000Z', '2022-02-13T15:11:10.000Z');
INSERT INTO opportunities (id, name, description, value, currency, stage, probability, close_date, account_id, created_at, updated_at) VALUES (1, 'Backup and recovery replacement for headquarters', NULL, 675500, 'USD', 'closed-won', 1, '2024-03-13', 1, '2023-09-27T08:51:30.000Z', '2024-03-13T16:33:05.000Z');
INSERT INTO opportunities (id, name, description, value, currency, stage, probability, close_date, account_id, created_at, updated_at) VALUES (2, 'Solar forecasting migration phase 2', 'Board approval is expected at the next meeting.', 316500, 'USD', 'proposal', 0.6, '2025-03-03', 1, '2024-12-28T10:56:28.000Z', '2025-01-25T15:50:15.000Z');
INSERT INTO opportunities (id, name, description, value, currency, stage, probability, close_date, account_id, created_at, updated_at) VALUES (3, 'Outage management renewal for branch offices', 'Follows a successful trial with one team.', 169000, 'USD', 'closed-lost', 0, '2024-04-22', 1, '2023-09-18T13:27:35.000Z', '2024-04-22T09:27:39.000Z');
PRAGMA user_version = 1;
