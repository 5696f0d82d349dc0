import { useState } from 'react';
import { fileNameKey } from '#modules/shared/text';
import { formatFileSize } from '#web/lib/formatting/format';
import type { UploadControls } from '#web/lib/forms/use-upload';
import { icons } from '../icons';
import { FieldError } from './field';
import { FileProgress, hasStopped, UploadState } from './upload-state';

interface Props {
  id: string;
  label: string;
  error?: string;
  /** File extensions for the accept attribute: ['.pdf', '.docx']. */
  types: readonly string[];
  maxMegabytes: number;
  maxFiles?: number;
  value: readonly File[];
  onChange(files: File[]): void;
  /** Names already on the server; a second file of the same name is rejected with a message. */
  existingNames?: readonly string[];
  uploading: UploadControls;
}

/** Selects files for the next save. Shows type and size limits and validates at once. */
export function FileField(props: Props) {
  const {
    id,
    label,
    error,
    types,
    maxMegabytes,
    maxFiles = 10,
    value,
    onChange,
    existingNames = [],
    uploading,
  } = props;
  const [rejections, setRejections] = useState<string[]>([]);
  const upload = uploading.upload?.files.some((file) => value.includes(file)) ? uploading.upload : null;
  // Files in transit can be neither removed nor added to.
  const isFixed = upload !== null && !hasStopped(upload);
  const messages = [...(error ? [error] : []), ...rejections];

  function add(chosen: readonly File[]): void {
    const names = new Set([...existingNames, ...value.map((file) => file.name)].map(fileNameKey));
    const problems: string[] = [];
    const accepted = [...value];
    for (const file of chosen) {
      const problem = problemOf(file, names);
      if (problem) problems.push(problem);
      else accepted.push(file);
      names.add(fileNameKey(file.name));
    }
    setRejections(problems);
    onChange(accepted);
  }

  function problemOf(file: File, names: ReadonlySet<string>): string | null {
    if (names.has(fileNameKey(file.name))) return `${file.name} is already in the list`;
    if (!types.some((type) => file.name.toLowerCase().endsWith(type))) return `${file.name} is not ${types.join(', ')}`;
    if (file.size > maxMegabytes * 1_000_000) return `${file.name} is larger than ${maxMegabytes} MB`;
    return names.size >= maxFiles ? `${file.name} is one too many: ${maxFiles} files at most` : null;
  }

  return (
    <div className={messages.length ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {types.join(', ')}; up to {maxMegabytes} MB each
      </p>
      <div role="alert">
        {messages.map((message, index) => (
          <FieldError key={message} id={index ? `${id}-${index}` : id} error={message} />
        ))}
      </div>
      <ul className="files">
        {value.map((file) => (
          <li key={file.name}>
            {icons.file}
            <span>{file.name}</span>
            <span className="muted num">{formatFileSize(file.size)}</span>
            {!isFixed && (
              <button type="button" className="link" onClick={() => onChange(value.filter((other) => other !== file))}>
                Remove<span className="vh"> {file.name}</span>
              </button>
            )}
            <FileProgress file={file} upload={upload} />
          </li>
        ))}
      </ul>
      <UploadState {...uploading} upload={upload} />
      <input
        id={id}
        type="file"
        className="vh"
        multiple={maxFiles > 1}
        disabled={isFixed}
        accept={types.join(',')}
        aria-describedby={messages.length ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={messages.length > 0 || undefined}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {!isFixed && (
        <label className="btn" htmlFor={id}>
          Choose {maxFiles > 1 ? 'files' : 'a file'}
        </label>
      )}
    </div>
  );
}
