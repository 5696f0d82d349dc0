/** The files of a posting as JSON, for a select list over table `job`. */
export const FILES_COLUMN = `
  coalesce((select json_agg(json_build_object('id', id, 'fileName', file_name, 'size', size) order by file_name)
              from job_file where job_id = job.id), '[]') as files`;
