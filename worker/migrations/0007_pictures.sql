-- The limit on pictures counts pictures. `image_dropped` has a third value: 2 when the pictures'
-- store did not take the plan's picture, which the visitor's page then tries again.
CREATE INDEX leads_with_picture ON leads (received_at_ms) WHERE image_key IS NOT NULL;
