/** A condition on contact messages; its parameter is a JSON array of addresses with the time in which they were own. */
export const IS_OWN_MESSAGE = `
  exists (select from jsonb_to_recordset(?::jsonb) as own (email text, since timestamptz, until timestamptz)
           where lower(own.email) = lower(contact_message.email)
             and created_at > coalesce(since, '-infinity') and created_at <= coalesce(until, 'infinity'))`;
