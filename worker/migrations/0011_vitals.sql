-- How fast pages were for visitors: one row a measured view, nothing about the person.
CREATE TABLE vitals (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  -- 'home', 'services', 'locations/*'
  page TEXT NOT NULL,
  -- NULL: not measured, for example INP without a press.
  lcp_ms REAL,
  inp_ms REAL,
  cls REAL
);
CREATE INDEX vitals_day ON vitals (day);
