"""Zips whose members are stored as they are: smaller once they are compressed as a whole, and quick to import from."""

import io
import zipfile

# Zip members carry a date; this one makes the same files the same bytes (1980 is the earliest that zip knows).
STILL = (1980, 1, 1, 0, 0, 0)


def stored_zip(members: dict[str, bytes]) -> bytes:
    """A zip of these members in their order, with no date and fixed rights, so that equal members give equal bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        store(archive, members)
    return buffer.getvalue()


def behind(first: bytes, members: dict[str, bytes]) -> bytes:
    """What, put behind a zip, makes both one of these members: what the first holds of them need not come twice."""
    buffer = io.BytesIO(first)
    with zipfile.ZipFile(buffer, "a") as archive:
        same = [info for info in archive.infolist() if members.get(info.filename) == archive.read(info)]
        archive.filelist[:] = same
        archive.NameToInfo = {info.filename: info for info in same}
        archive.start_dir = len(first)  # not over the first one's own list
        store(archive, {name: content for name, content in members.items() if name not in archive.NameToInfo})
    return buffer.getvalue()[len(first) :]


def store(archive: zipfile.ZipFile, members: dict[str, bytes]) -> None:
    """Put members into a zip as they are."""
    for name, content in members.items():
        info = zipfile.ZipInfo(name, STILL)
        info.external_attr = 0o644 << 16
        archive.writestr(info, content, compress_type=zipfile.ZIP_STORED)
