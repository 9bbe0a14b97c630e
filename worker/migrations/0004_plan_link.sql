-- The text of a plan's shared link, as the planner sent it beside the plan. NULL for other kinds,
-- and for plans of earlier pages.
ALTER TABLE leads ADD COLUMN plan_link TEXT;
