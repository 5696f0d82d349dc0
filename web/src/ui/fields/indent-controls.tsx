import { RichTextEditor } from '@mantine/tiptap';
import { IconIndentDecrease, IconIndentIncrease } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';

/** Indents or outdents a list item, like Ctrl+] and Ctrl+[. */
export function IndentControls({ editor }: { editor: Editor }) {
  const { canIndent, canOutdent } = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      canIndent: shown.can().sinkListItem('listItem'),
      canOutdent: shown.can().liftListItem('listItem'),
    }),
  });
  const indent = () => editor.chain().focus().sinkListItem('listItem').run();
  const outdent = () => editor.chain().focus().liftListItem('listItem').run();
  return (
    <>
      <RichTextEditor.Control aria-label="Indent" title="Indent" disabled={!canIndent} onClick={indent}>
        <IconIndentIncrease size={18} stroke={1.5} aria-hidden="true" />
      </RichTextEditor.Control>
      <RichTextEditor.Control aria-label="Outdent" title="Outdent" disabled={!canOutdent} onClick={outdent}>
        <IconIndentDecrease size={18} stroke={1.5} aria-hidden="true" />
      </RichTextEditor.Control>
    </>
  );
}
